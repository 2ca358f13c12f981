import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

test('every template is seen, in one order', () => {
  const named = readFileSync(join(__dirname, 'styleOrder.ts'), 'utf8').match(/(?<=templates\/)\w+/g)
  const templates = readdirSync(join(__dirname, '../templates'))
    .filter((name) => /^\w+\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''))
  expect(named).toEqual(templates.sort())
})
