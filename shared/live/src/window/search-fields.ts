export { collections } from '@bandiera/domain'
export { searchedIn } from '@bandiera/wire'
