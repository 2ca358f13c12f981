// Started by npx, which knows the server as the first package on its path: the package has no command of its own.
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const [directory, port, bucket] = process.argv.slice(2)
const bin = process.env.PATH.split(delimiter).find((folder) => folder.includes('_npx'))
const S3rver = createRequire(join(dirname(bin), 'any.js'))('@20minutes/s3rver')
await new S3rver({
  ...{ address: '127.0.0.1', port: Number(port), silent: true, directory },
  configureBuckets: [{ name: bucket, configs: [] }],
}).run()
console.log('Ready')
