import { type Server, type Socket, createServer } from 'node:net'

/** How a mail server behaves: as it should, slowly, by refusing every recipient, by saying nothing, or by not being there. */
export type MailServerBehavior = 'good' | 'slow' | 'refusing' | 'hanging' | 'gone'

const SLOW_MILLISECONDS = 60

/** A mail server that takes what it is sent, in each of its manners; `port` stays the same while it is gone. */
export async function openFakeMailServer(port: number) {
  /** Every mail that was taken, once for each time. */
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let manner: MailServerBehavior = 'good'
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (manner !== 'hanging') speakSmtp(socket, () => manner, taken)
  })
  const listen = () =>
    new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, '127.0.0.1', () => resolve()))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  await listen()
  return {
    taken,
    behave: async (next: MailServerBehavior) => {
      manner = next
      if (next === 'gone' && server.listening) await stop()
      if (next !== 'gone' && !server.listening) await listen()
    },
    stop: async () => {
      if (server.listening) await stop()
    },
  }
}

function speakSmtp(socket: Socket, manner: () => MailServerBehavior, taken: string[]): void {
  let mail: string[] | undefined
  let unread = ''
  const say = (words: string) => {
    if (manner() === 'hanging') return
    setTimeout(() => socket.writable && socket.write(`${words}\r\n`), manner() === 'slow' ? SLOW_MILLISECONDS : 0)
  }
  const hear = (line: string) => {
    if (mail) {
      if (line !== '.') return void mail.push(line)
      taken.push(mail.join('\n'))
      mail = undefined
      return say('250 taken')
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/)
    if (command === 'RCPT' && manner() === 'refusing') return say(`550 nobody here is called ${line}`)
    if (command !== 'DATA') return say(command === 'QUIT' ? '221 goodbye' : '250 well')
    mail = []
    return say('354 go on')
  }
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('220 mail.test')
}
