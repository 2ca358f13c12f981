/** A crowd that holds on, in a process of its own: so many who say nothing, and as many who say a byte twice a second; who is let go comes again. */
import { slowClient, unfinishedSearch } from '../support/slowClient'

const [port, path, idle, slow] = process.argv.slice(2) as [string, string, string, string]
const IDLE = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
/** Opened at once; more would wait for each other. */
const AT_ONCE = 50
let open = 0

async function holdOn(text: string, drip: string): Promise<void> {
  for (;;) {
    const client = await slowClient(Number(port), text, drip)
    open += 1
    await client.gone
    open -= 1
  }
}

function fail(error: NodeJS.ErrnoException) {
  const why =
    error.code === 'EMFILE' ? `${error.message}: ulimit -n 8192, for the program too` : error.message
  process.send?.({ failed: why })
}

async function main() {
  const all = [
    ...Array.from({ length: Number(idle) }, () => [IDLE, ''] as const),
    ...Array.from({ length: Number(slow) }, () => [unfinishedSearch(path), ' '] as const),
  ]
  for (let at = 0; at < all.length; at += AT_ONCE) {
    for (const [text, drip] of all.slice(at, at + AT_ONCE)) holdOn(text, drip).catch(fail)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  setInterval(() => process.send?.({ open }), 200)
}

process.on('disconnect', () => process.exit())
main().catch(fail)
