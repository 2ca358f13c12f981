import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetQuarantined, noteQuarantined, readQuarantined } from './quarantineFile'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarantine-'))
  file = join(folder, 'quarantined.ndjson')
})
afterEach(() => rm(folder, { recursive: true }))

const page = { kind: 'page', id: 5, reason: 'its address in nl: "../.." must be words,\nnot dots' } as const
const estate = { kind: 'estate', id: 0, reason: 'the whole is required' } as const

test('what several steps of a build leave out is read together, its reasons as they were told', async () => {
  await noteQuarantined(file, [estate])
  await noteQuarantined(file, [])
  await noteQuarantined(file, [page])
  expect(await readQuarantined(file)).toEqual([estate, page])
})

test('a build that leaves out nothing leaves nothing to read, nor does one before it', async () => {
  await noteQuarantined(file, [estate])
  await forgetQuarantined(file)
  await forgetQuarantined(file)
  expect(await readQuarantined(file)).toEqual([])
})

test('nothing is written where nobody asks for it', async () => {
  await noteQuarantined(undefined, [estate])
  expect(await readQuarantined(file)).toEqual([])
})
