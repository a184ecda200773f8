/** The writing half of a transport for tests that do not write. */
export class NoWrites {
  insert = async (): Promise<void> => {}
  update = async (): Promise<null> => null
  remove = async (): Promise<null> => null
}
