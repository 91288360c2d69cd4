import { useLingui } from '@lingui/react/macro'
import type { Act, ActRecordKind, PaymentKind } from '@maktab/contract/schema'
import { type InboxDecision, paymentKindByPendingKind } from '@maktab/ui/lib/inbox/inbox'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '#api/api.ts'
import { type Mutate as Acting, useApiMutation } from '#api/useApiMutation.ts'
import { toasts } from '#feedback/toasts.ts'
import { createUndoableDecisions } from './createUndoableDecisions.ts'

/** Payments that were decided and can still be taken back; each is sent when its time is over, or one leaves. */
export function useUndoableDecisions() {
  const { t } = useLingui()
  const mutate = useApiMutation()
  const send = async (decision: InboxDecision) => {
    const outcome = await sendDecision(mutate, decision)
    // Anything else was told already.
    if (outcome.state !== 'refused') return
    const { name } = decision.item.person
    if (!outcome.isEditConflict) {
      toasts.error(t`${name}: ${outcome.message}`)
      return
    }
    const who = await whoDecided(decision)
    const words = () => {
      if (who === null) return t`Somebody else was ahead with ${name}. Nothing was changed by you.`
      if (who.isYou) return t`You had decided about ${name} elsewhere already. Nothing was changed.`
      return t`${who.name} was ahead with ${name}. Nothing was changed by you.`
    }
    toasts.error(words())
  }
  const [decisions] = useState(() => createUndoableDecisions<InboxDecision>(({ item }) => item.key))
  // By the time that one is sent there may be other words.
  useEffect(() => decisions.setSender(send))
  const { held, hidden } = useSyncExternalStore(decisions.subscribe, decisions.get)
  useEffect(() => {
    const leave = () => decisions.flush()
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [decisions])
  return { ...decisions, held, hidden }
}

async function sendDecision(mutate: Acting, { item, status, reason }: InboxDecision) {
  // The page may go away at any moment, and what is on its way has to outlive it. Several may be, so each says whose it is.
  const options = { isSilent: true, requestOptions: { keepalive: true }, subject: item.person.name }
  const decided = { paymentStatus: status, ...(reason !== '' && { reason }) }
  const { id, eventId, version, person } = item
  const seen = version !== null && { version }
  switch (paymentKindByPendingKind[item.kind]) {
    case 'course':
      return mutate('decidePurchase', { body: { id, ...decided } }, options)
    case 'fee':
      return mutate('decideFee', { body: { id, ...decided, ...seen } }, options)
    case 'event': {
      if (eventId === null) break
      const body = { studentID: person.id, eventID: eventId, ...decided, ...seen }
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

/** Who did what was last done to a payment; nobody where the backend keeps no acts (an extension), or doesn’t answer. */
async function whoDecided({ item }: InboxDecision): Promise<Act['who']> {
  const paidFor = paymentKindByPendingKind[item.kind]
  if (paidFor === null) return null
  try {
    const { acts } = await api('listActs', { query: { recordKind: recordKinds[paidFor], recordId: item.id, limit: 1 } })
    return acts[0]?.who ?? null
  } catch {
    return null
  }
}
