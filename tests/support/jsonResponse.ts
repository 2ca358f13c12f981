/** An answer of a call as the site's client reads one, where no server is asked. */
export const jsonResponse = (body: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers({ 'content-type': 'application/json' }),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response
