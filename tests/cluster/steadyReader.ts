import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from 'aanbod-demo/rng'

const BETWEEN_MS = 25

/**
 * Reads a page, and every fourth time searches, at each web role over and over. What fails at a web role that is being killed is excused, as
 * a proxy would ask the other one; everything else is a fault, also a search while a site API is killed.
 * @param webs addresses of `web 1` and `web 2`
 */
export function steadyReader(webs: readonly string[], siteId: string, paths: readonly string[], rng: Rng) {
  const away = new Set<string>()
  const faults: string[] = []
  const counts = { reads: 0, excused: 0 }
  let stopped = false

  async function ask(web: string, isSearch: boolean): Promise<void> {
    const path = isSearch ? `/sites/${siteId}/estates` : rng.pick(paths)
    const search = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pagination: { from: 0, size: 15 } }),
    }
    const answer = await fetch(web + path, isSearch ? search : {})
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`)
    if (!isSearch && !text.trimEnd().endsWith('</html>')) throw new Error(`${path} is half a page`)
  }

  async function run(web: string, name: string): Promise<void> {
    for (let turn = 0; !stopped; turn++) {
      const wasAway = away.has(name)
      try {
        await ask(web, turn % 4 === 3)
        counts.reads += 1
      } catch (error) {
        if (wasAway || away.has(name)) counts.excused += 1
        else faults.push(`${new Date().toISOString()} ${name}: ${String(error)}`)
      }
      await pause(BETWEEN_MS)
    }
  }
  const running = Promise.all(webs.map((web, index) => run(web, `web ${index + 1}`)))
  return {
    killed: (name: string) => void away.add(name),
    back: (name: string) => void away.delete(name),
    async stop() {
      stopped = true
      await running
      return { ...counts, faults }
    },
  }
}
