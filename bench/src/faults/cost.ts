import { byAccount } from '../cost/by-account.ts'
import { byStrangers } from '../cost/by-strangers.ts'
import { MORE, sendAll } from '../cost/cost-run.ts'
import type { Fault } from '../fault.ts'

export const fault: Fault = {
  number: 30,
  title:
    'every costly kind of request that we know, from strangers and from the least account, to a server with a heap of 1 GB',
  invariant: `the server lives, takes no more than ${MORE} MB for it, answers others rightly, and refuses nothing to twenty gestori who open the portal at once`,
  rounds: 10,
  short: 1,
  run: (run) => sendAll(run, { kinds: [...byStrangers, ...byAccount] }),
}
