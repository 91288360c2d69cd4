import { ApiError } from '@maktab/client/ApiError'
import { type ResponseOf, type RequestOf, createApi } from '@maktab/client/createApi'
import { createClient } from '@maktab/client/createClient'
import { readEventStream } from '@maktab/client/readEventStream'
import type { OperationId } from '@maktab/contract/calls'
import type { KindOfRecord } from '@maktab/contract/schema'
import { recordKindsByOperation } from '@maktab/shared/recordKindsByOperation'
import { setTimeout as wait } from 'node:timers/promises'
import type { LatencyRecorder } from './measurements.ts'
import { CALL_HEADER, type Proxy } from './startCluster.ts'
import { hashPassword } from '../../packages/server/src/features/auth/passwords.ts'
import { openDatabase } from '../../packages/server/src/database/openDatabase.ts'

type VirtualUserDeps = {
  proxy: Proxy
  times: LatencyRecorder
  /** URL of the killed process. */
  killed: () => string | undefined
}
type VirtualUserCredentials = { email: string; password: string; network: string }

/** How long a user retries before giving up. */
const MAX_TRIES = 20
const RETRY_MILLISECONDS = 500
/** The app's delay before refetching after a change. */
const REFETCH_DELAY = { soonest: 100, latest: 800 }

export type VirtualUser = ReturnType<typeof createVirtualUser>

let calls = 0

/** A simulated app: calls through its client, retries like it, and subscribes to changes. */
export function createVirtualUser(
  { email, password, network }: VirtualUserCredentials,
  { proxy, times, killed }: VirtualUserDeps,
) {
  let token: string | null = null
  const leaving = new AbortController()
  const received: { at: number; kinds: readonly KindOfRecord[] }[] = []
  const askOnce = createApi(
    createClient({ baseUrl: `${proxy.url}/api`, getToken: () => token, getLanguage: () => 'en' }),
  )
  const headersOf = (call: string) => ({ [CALL_HEADER]: call, 'X-Forwarded-For': network })
  const nextCall = () => String((calls += 1))

  /** Records why there was no response: the killed process, or an error. */
  const noteLoss = (id: OperationId, call: string, error: unknown) => {
    const isLost = proxy.lost.has(call) && proxy.lost.get(call) === killed()
    if (isLost) times.retried(id)
    else times.errors.push(`${id}: ${describe(error)}`)
  }

  /**
   * Retries a call until there is a response; undefined if the lost call turns out to be done. Errors that the killed
   * process didn’t cause are recorded and retried too.
   */
  const askUnless = async <Id extends OperationId>(
    id: Id,
    given: RequestOf<Id>,
    isDone?: () => Promise<boolean>,
  ): Promise<ResponseOf<Id> | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const call = nextCall()
      const start = performance.now()
      try {
        const response = await askOnce(id, given, { headers: headersOf(call) })
        times.took(id, performance.now() - start)
        return response
      } catch (error) {
        if (isRefusal(error)) throw error
        noteLoss(id, call, error)
        if (tries === MAX_TRIES) throw error
      }
      await wait(RETRY_MILLISECONDS * (0.5 + Math.random()))
      if (await isDone?.()) return undefined
    }
  }

  const listen = async () => {
    while (!leaving.signal.aborted) {
      const call = nextCall()
      const start = performance.now()
      let isOpen = false
      const onChange = (kinds: readonly KindOfRecord[]) => {
        if (!isOpen) times.took('watchChanges', performance.now() - start)
        isOpen = true
        received.push({ at: performance.now(), kinds })
      }
      const error: unknown = await readEventStream(
        (line) => askOnce('watchChanges', {}, { ...line, headers: { ...line.headers, ...headersOf(call) } }),
        { signal: leaving.signal, onChange },
      ).catch((thrown: unknown) => thrown)
      if (leaving.signal.aborted) return
      noteLoss('watchChanges', call, error)
      await wait(RETRY_MILLISECONDS * (1 + Math.random()))
    }
  }

  return {
    /** Received change events with their times. */
    received: received as readonly { at: number; kinds: readonly string[] }[],
    call: async <Id extends OperationId>(id: Id, given: RequestOf<Id>) =>
      (await askUnless(id, given)) as ResponseOf<Id>,
    callUnless: askUnless,
    /** Reads data while a user views it, and refetches on change events. */
    watch: async <Id extends OperationId>(id: Id, given: RequestOf<Id>, milliseconds: number) => {
      const until = performance.now() + milliseconds
      for (let known = -1; performance.now() < until;) {
        const kinds = received.slice(known).flatMap((one) => one.kinds)
        const isOld = known === -1 || kinds.some((kind) => recordKindsByOperation[id]?.includes(kind))
        known = received.length
        if (isOld) await askUnless(id, given)
        await wait(REFETCH_DELAY.soonest + Math.random() * (REFETCH_DELAY.latest - REFETCH_DELAY.soonest))
      }
    },
    getToken: () => token ?? '',
    signIn: async () => {
      const { token: own } = (await askUnless('signIn', { body: { email, password } })) as ResponseOf<'signIn'>
      token = own
      void listen()
    },
    /** From now on the end of the stream is expected. */
    leave: () => leaving.abort(),
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'answer' && error.status < 500
}

function describe(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error)
  return `${error.kind} ${error.status} ${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`.trim()
}

const PASSWORD = 'open sesame'

type Cast = ReturnType<typeof splitByRole>
export type SeededUser = VirtualUserCredentials & { role: 'admin' | 'teacher' | 'student'; id: number }

/** Of every fifty users one is an administrator and nine are teachers; at least two and three. */
export function splitByRole(people: number) {
  const admins = Math.max(2, Math.round(people / 50))
  const teachers = Math.max(3, Math.round((people * 9) / 50))
  return { admins, teachers, students: people - admins - teachers }
}

/** Sets passwords for some users of a large school and adds administrators; returns them in random order. */
export async function seedUsers(url: string, { admins, teachers, students }: Cast): Promise<SeededUser[]> {
  const database = openDatabase({ url })
  const password_hash = await hashPassword(PASSWORD)
  const more = Array.from({ length: admins - 1 }, (_, index) => ({
    email: `admin-${index + 2}@school.test`,
    password_hash: null,
    role: 'admin' as const,
    status: 'active' as const,
    name: `Administrator ${index + 2}`,
    avatar: null,
    created_at: Date.now(),
  }))
  await database.insertInto('accounts').values(more).execute()
  const of = (role: SeededUser['role'], count: number) =>
    database
      .selectFrom('accounts')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .leftJoin('teachers', 'teachers.account_id', 'accounts.id')
      .select(['accounts.id', 'email', 'role', 'students.id as studentId', 'teachers.id as teacherId'])
      .where('role', '=', role)
      .orderBy('accounts.id')
      .limit(count)
      .execute()
  const chosen = [
    ...(await of('admin', admins)),
    ...(await of('teacher', teachers)),
    ...(await of('student', students)),
  ]
  for (const { id } of chosen) {
    await database.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
  }
  await database.destroy()
  return chosen
    .map(({ email, role, studentId, teacherId }, index) => ({
      email,
      password: PASSWORD,
      role,
      id: studentId ?? teacherId ?? 0,
      // Each user has their own network.
      network: `10.${Math.floor(index / 65_536) % 256}.${Math.floor(index / 256) % 256}.${index % 256}`,
    }))
    .toSorted((one, other) => scatter(one.email) - scatter(other.email))
}

/** A deterministic hash, to shuffle the users. */
function scatter(text: string): number {
  return (
    (Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) * 7919) % 1009
  )
}
