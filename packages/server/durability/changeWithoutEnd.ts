import { calls } from '@maktab/contract/calls'
import { setTimeout as wait } from 'node:timers/promises'
import { createForm, createPictureFile } from '../src/testing/createPictureFile.ts'

type Changing = {
  /** Courses that the school has acknowledged. */
  added: readonly string[]
  count: () => number
  /** Waits until so many changes were acknowledged. */
  until: (changes: number) => Promise<void>
  stop: () => Promise<void>
}

const REPLACED = 3

/** Adds courses with pictures, and replaces the pictures of others, as fast as a school takes it. */
export async function changeWithoutEnd(url: string): Promise<Changing> {
  const signedIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@school.test', password: 'open sesame' }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const image = await createPictureFile()
  const added: string[] = []
  const done: string[] = []
  const life = new AbortController()
  const save = async (fields: Record<string, string>) => {
    const body = createForm({ price: '5', ...fields, image })
    const { status } = await fetch(`${url}${calls.saveCourse.path}`, { method: 'POST', body, headers: { token } })
    if (status !== 200 && status !== 201) throw new Error(`A course was answered with ${status}.`)
    done.push(String(fields['name']))
  }
  const replace = async (id: number) => {
    while (!life.signal.aborted) await save({ id: String(id), name: `Course ${id}` })
  }
  const add = async () => {
    for (let number = 1; !life.signal.aborted; number += 1) {
      await save({ name: `Added ${number}` })
      added.push(`Added ${number}`)
    }
  }
  const work = Promise.all([add(), ...Array.from({ length: REPLACED }, (_, index) => replace(index + 1))])
  const failed = work.then(() => undefined)
  failed.catch(() => undefined)
  return {
    added,
    count: () => done.length,
    until: async (changes) => {
      for (; done.length < changes;) await Promise.race([wait(10), failed])
    },
    stop: async () => {
      life.abort()
      await work
    },
  }
}
