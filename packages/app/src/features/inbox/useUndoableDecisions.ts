import { useLingui } from '@lingui/react/macro'
import type { Act, ActRecordKind, PaymentKind } from '@maktab/contract/schema'
import { type InboxDecision, paymentKindByPendingKind } from '@maktab/ui/lib/inbox/inboxTypes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '#api/api.ts'
import { type Mutate as Acting, useApiMutation } from '#api/useApiMutation.ts'
import { toasts } from '#feedback/toasts.ts'
import { createUndoableDecisions } from '@maktab/ui/lib/inbox/createUndoableDecisions'

/** Payment decisions that can be undone; each is sent after a delay, or when the user leaves. */
export function useUndoableDecisions() {
  const { t } = useLingui()
  const mutate = useApiMutation()
  const send = async (decision: InboxDecision) => {
    const outcome = await sendDecision(mutate, decision)
    // Other results were reported already.
    if (outcome.state !== 'refused') return
    const { name } = decision.item.person
    if (!outcome.isEditConflict) {
      toasts.error(t`${name}: ${outcome.message}`)
      return
    }
    const who = await whoDecided(decision)
    const getMessage = () => {
      if (who === null) return t`Someone else already decided on ${name}. Your decision wasn’t saved.`
      if (who.isYou) return t`You already decided on ${name} somewhere else. Nothing changed.`
      return t`${who.name} already decided on ${name}. Your decision wasn’t saved.`
    }
    toasts.error(getMessage())
  }
  const [decisions] = useState(() => createUndoableDecisions<InboxDecision>(({ item }) => item.key))
  // Use the messages of the current language.
  useEffect(() => decisions.setSender(send))
  const { pending, hidden } = useSyncExternalStore(decisions.subscribe, decisions.get)
  useEffect(() => {
    const leave = () => decisions.flush()
    const flushIfHidden = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', flushIfHidden)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', flushIfHidden)
      leave()
    }
  }, [decisions])
  return { ...decisions, pending, hidden }
}

async function sendDecision(mutate: Acting, { item, status, reason }: InboxDecision) {
  // The page may close at any moment, so requests use `keepalive`. Several may fail together, so each error names its person.
  const options = { isSilent: true, requestOptions: { keepalive: true }, subject: item.person.name }
  const decided = { paymentStatus: status, ...(reason !== '' && { reason }) }
  const { id, eventId, version, person } = item
  const versionField = version !== null && { version }
  switch (paymentKindByPendingKind[item.kind]) {
    case 'course':
      return mutate('decidePurchase', { body: { id, ...decided } }, options)
    case 'fee':
      return mutate('decideFee', { body: { id, ...decided, ...versionField } }, options)
    case 'event': {
      if (eventId === null) break
      const body = { studentID: person.id, eventID: eventId, ...decided, ...versionField }
      return mutate('updatePaymentStatus', { body }, { ...options, scope: { eventId, studentId: person.id } })
    }
    case null:
  }
  throw new Error(`Nothing is paid for by ${item.key}`)
}

const recordKinds = {
  course: 'coursePayment',
  event: 'eventPayment',
  fee: 'feePayment',
} as const satisfies Record<PaymentKind, ActRecordKind>

/** Who made the last decision on a payment; null if the backend has no audit log (an extension) or fails. */
async function whoDecided({ item }: InboxDecision): Promise<Act['who']> {
  const paymentKind = paymentKindByPendingKind[item.kind]
  if (paymentKind === null) return null
  try {
    const { acts } = await api('listActs', {
      query: { recordKind: recordKinds[paymentKind], recordId: item.id, limit: 1 },
    })
    return acts[0]?.who ?? null
  } catch {
    return null
  }
}
