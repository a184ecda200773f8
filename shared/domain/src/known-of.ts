type Sure<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
type Unsure<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> }

/** The fields of a record that say something: those that are `undefined` are left out. */
export const knownOf = <T extends object>(record: T): Sure<T> & Unsure<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Sure<T> & Unsure<T>
