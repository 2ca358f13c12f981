import { checker } from './check'
import { VisitorEmail } from './visitor'

const check = checker(VisitorEmail)

test.each(['a@x.be', 'a.b@x.be', 'a.b.c+tag.of@sub.x.be', "o'neil@x.be", '+@x.be', `${'a'.repeat(64)}@x.be`])(
  '%s is a mailbox',
  (email) => expect(check(email)).toEqual([]),
)

test.each([
  ...['a..b@x.be', '.a@x.be', 'a.@x.be', '.@x.be', '..@x.be', 'a...@x.be', 'a.b..c@x.be', 'a.+tag..b@x.be'],
  ...['a@x', 'a@x..be', 'a@.x.be', 'a@x.be.', '@x.be', 'a b@x.be', 'a@b@x.be', `${'a'.repeat(65)}@x.be`],
  ...['www.evil.com/w@x.be', 'WWW.evil@x.be', 'evil.com/w@x.be', 'evil.com?w@x.be', 'evil.com#w@x.be'],
])('%s is none', (email) => expect(check(email)).toHaveLength(1))
