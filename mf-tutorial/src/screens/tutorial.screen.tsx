export function Component() {
  return <p>Video tutorial: in arrivo.</p>
}
