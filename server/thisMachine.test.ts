import { isThisMachine } from './thisMachine'

test.each(['localhost', 'zee.localhost', '127.0.0.1', '127.9.0.1', '[::1]', '0.0.0.0'])(
  '%s is this machine',
  (hostname) => expect(isThisMachine(hostname)).toBe(true),
)

test.each(['www.huis.example', '10.0.0.1', '127.example.com', 'notlocalhost', 'localhost.example', ''])(
  '“%s” may be another one',
  (hostname) => expect(isThisMachine(hostname)).toBe(false),
)
