export { searchedIn } from '@bandiera/wire'
