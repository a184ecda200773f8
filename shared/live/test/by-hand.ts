/** For the tests around the call: time passes when they say so, and what is logged as an error is theirs to look at. */
export function byHand(): void {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
}

/** What is due has happened. */
export const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0)
