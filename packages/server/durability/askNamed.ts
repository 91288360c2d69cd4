import { request } from 'node:https'

/** What a port of this machine answers as the host `localhost`, whoever has signed its certificate. */
export function askNamed(port: number, path: string): Promise<{ status?: number | undefined; server: unknown }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', servername: 'localhost', port, path, rejectUnauthorized: false },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, server: answer.headers['x-maktab-version'] })
      },
    )
    asking.setHeader('Host', `localhost:${port}`)
    asking.on('error', reject).end()
  })
}
