import { isWebLink } from './webLink'

test.each([
  ...[
    '/nl/te-koop',
    '#top',
    '?page=2',
    'https://a.example',
    'HTTP://a.example/x y',
    '//a.example/x',
    'mailto:a@b.example',
  ],
  ...['tel:+3290000000', '/sites/demo/assets/a?version=320', 'javascript&#58;alert(1)', ''],
])('%j leads somewhere', (address) => expect(isWebLink(address)).toBe(true))

test.each([
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:x',
  ],
  ...[
    'java\r\nscript:x',
    'data:text/html,<script>x</script>',
    ' DaTa:,x',
    'vbscript:msgbox',
    'VB\nScript:x',
    'blob:https://a/b',
  ],
  ...['file:///etc/passwd', 'about:blank', 'view-source:https://a.example', 'https://'],
])('%j does not', (address) => expect(isWebLink(address)).toBe(false))
