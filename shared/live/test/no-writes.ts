/** The writing half of a transport on which nobody writes. */
export class NoWrites {
  insert = async (): Promise<void> => {}
  update = async (): Promise<null> => null
  remove = async (): Promise<null> => null
}
