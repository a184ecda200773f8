// zod/mini as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export { array } from 'zod/v4/mini';

export { boolean } from 'zod/v4/mini';

export { discriminatedUnion } from 'zod/v4/mini';

export { enum } from 'zod/v4/mini';

export { extend } from 'zod/v4/mini';

export { gt } from 'zod/v4/mini';

export { gte } from 'zod/v4/mini';

export { int } from 'zod/v4/mini';

export { json } from 'zod/v4/mini';

export { literal } from 'zod/v4/mini';

export { looseObject } from 'zod/v4/mini';

export { lte } from 'zod/v4/mini';

export { maxLength } from 'zod/v4/mini';

export { maximum } from 'zod/v4/mini';

export { minLength } from 'zod/v4/mini';

export { minimum } from 'zod/v4/mini';

export { nonnegative } from 'zod/v4/mini';

export { null } from 'zod/v4/mini';

export { nullable } from 'zod/v4/mini';

export { number } from 'zod/v4/mini';

export { object } from 'zod/v4/mini';

export { optional } from 'zod/v4/mini';

export { partialRecord } from 'zod/v4/mini';

export { pipe } from 'zod/v4/mini';

export { positive } from 'zod/v4/mini';

export { record } from 'zod/v4/mini';

export { refine } from 'zod/v4/mini';

export { regex } from 'zod/v4/mini';

export { safeParse } from 'zod/v4/mini';

export { safeParseAsync } from 'zod/v4/mini';

export { strictObject } from 'zod/v4/mini';

export { string } from 'zod/v4/mini';

export { transform } from 'zod/v4/mini';

export { trim } from 'zod/v4/mini';

export { tuple } from 'zod/v4/mini';

export { union } from 'zod/v4/mini';

export { unknown } from 'zod/v4/mini';
