import { openConnection, shareConnection, type OwnConnection } from '@bandiera/live/host'
import { FakeProfile } from '@bandiera/testing/fake-profile'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { openProxy } from '../proxy.ts'
import { openPage } from '../scene/page.ts'
import { withScene, type Scene } from '../scene/scene.ts'

/** Milliseconds until another tab leads: after a death the lock is free, a frozen leader must first be missed. */
const AFTER_DEATH = 2000
const AFTER_FREEZE = 8500

export const fault: Fault = {
  number: 18,
  title:
    'of three tabs with one socket the leading one dies, or freezes and wakes as a second leader (hand-driven locks)',
  invariant: 'another tab leads in time, one socket is left, and no tab misses a change',
  rounds: 4,
  short: 2,
  async run({ seed, rounds, say }) {
    let slowest = 0
    const violations = await withScene({ seed, pages: 8, say }, async (scene) => {
      const profile = new FakeProfile()
      const tabs = [
        await openTab(scene, profile, 0),
        await openTab(scene, profile, 1),
        await openTab(scene, profile, 2),
      ]
      const found = await scene.settle()
      for (let round = 1; round <= rounds; round += 1) {
        const work = scene.work()
        await wait(500)
        const leader = tabs.find(({ leads }) => leads())
        if (!leader) return [...found, `round ${round}: no tab leads`]
        const dies = round % 2 === 1
        const patience = dies ? AFTER_DEATH : AFTER_FREEZE
        const others = tabs.filter((tab) => tab !== leader)
        if (dies) leader.die()
        else leader.freeze()
        const began = performance.now()
        while (!others.some(({ leads }) => leads()) && performance.now() - began < patience + 2000) await wait(20)
        const took = performance.now() - began
        slowest = Math.max(slowest, took)
        if (took > patience) found.push(`round ${round}: no tab led for ${took.toFixed(0)} ms`)
        await wait(500)
        if (dies) tabs.splice(tabs.indexOf(leader), 1, await openTab(scene, profile, 2 + round))
        else leader.wake()
        await wait(500)
        await work.stop()
        found.push(...(await scene.settle()).map((line) => `round ${round}: ${line}`))
        const open = tabs.filter(({ leads }) => leads()).length
        if (open !== 1) found.push(`round ${round}: ${open} tabs lead`)
        const sockets = tabs.reduce((sum, tab) => sum + tab.sockets(), 0)
        if (sockets !== 1) found.push(`round ${round}: ${sockets} sockets are open`)
        say(`round ${round}: ${dies ? 'death' : 'frost'}, another led after ${took.toFixed(0)} ms`)
      }
      return found
    })
    return { rounds, violations, figure: `led after ${(slowest / 1000).toFixed(1)} s` }
  },
}

/** A tab with a connection of its own: a frozen one gets nothing from its socket either. */
async function openTab(scene: Scene, profile: FakeProfile, n: number) {
  const line = await openProxy(scene.portal().port)
  const name = `tab-${n}`
  const opened = profile.open(name)
  const sockets = new Set<OwnConnection>()
  const open = (): OwnConnection => {
    const own = openConnection({ hostname: 'localhost', protocol: 'http:', port: String(line.port) })
    sockets.add(own)
    return { ...own, close: () => (sockets.delete(own), own.close()) }
  }
  const connection = shareConnection(open, opened.tabs)
  const { history, sessions } = scene
  const page = openPage({ name, port: line.port, session: sessions.gestore, history, connection })
  scene.pages.push(page)
  return {
    leads: connection.leads,
    sockets: () => sockets.size,
    die() {
      opened.close()
      for (const own of sockets) own.close()
      sockets.clear()
      scene.pages.splice(scene.pages.indexOf(page), 1)
      page.stop()
      void line.close()
    },
    freeze() {
      opened.freeze(true)
      line.silence()
    },
    wake() {
      line.heal()
      opened.freeze(false)
    },
  }
}
