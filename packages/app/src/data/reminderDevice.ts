import { useLingui } from '@lingui/react/macro'
import type { ReminderDevice } from '@maktab/ui/screens/shared/RemindersScreen/DeviceCard'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ask } from '../calls/ask.ts'
import { Refused } from '../calls/Refused.ts'
import { useAct } from '../calls/useAct.ts'
import { isReminded, showHere, showNothingHere } from '../offline/reminderDevice.ts'
import { ownerAtom } from '../session/sessionAtoms.ts'

/** Whether reminders are shown on this device, and a way to change it; none where school or browser don’t show any. */
export function useReminderDevice(pushKey: string | undefined): ReminderDevice | undefined {
  const { t } = useLingui()
  const act = useAct({ tell: 'form' })
  const queries = useQueryClient()
  const account = useAtomValue(ownerAtom) ?? ''
  const queryKey = ['isReminded', account]
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: async () => (await isReminded(account)) ?? null,
    enabled: pushKey !== undefined,
  })
  if (pushKey === undefined || isOn === undefined || isOn === null) return undefined
  const add = async () => {
    const device = await showHere(account, pushKey)
    if (!device)
      throw new Refused(t`The browser doesn’t let the school show anything. Allow notifications in its settings.`)
    return ask('addReminderDevice', { body: device })
  }
  const remove = async () => {
    const endpoint = await showNothingHere()
    return endpoint === undefined ? {} : ask('removeReminderDevice', { body: { endpoint } })
  }
  return {
    isOn,
    onChange: async (wanted) => {
      const outcome = wanted ? await act('addReminderDevice', add) : await act('removeReminderDevice', remove)
      await queries.invalidateQueries({ queryKey })
      return outcome
    },
  }
}
