/** Pushes a folder that was exported, in a process of its own that may be killed, and says each object: `tsx pushOnce.ts DIR BUCKET`. */
import { openBucket } from '../../server/cli/static/bucket'
import { parseBucket } from '../../server/cli/static/bucketAddress'
import { pushFolder } from '../../server/cli/static/pushFolder'
import { runScript } from '../support/runScript'

const [dir = '', address = ''] = process.argv.slice(2)

runScript(async () => {
  const bucket = openBucket(parseBucket(address), undefined)
  const { put, removed, retired } = await pushFolder({
    dir,
    bucket: {
      ...bucket,
      put: async (key, object) => {
        await bucket.put(key, object)
        process.stdout.write(`+ ${key}\n`)
      },
    },
  })
  process.stdout.write(`pushed ${put} ${removed} ${retired}\n`)
})
