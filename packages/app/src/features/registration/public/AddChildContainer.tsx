import { AddChildScreen } from '@maktab/ui/features/registration/public/AddChildScreen'
import type { Guardian, RegistrationValues } from '@maktab/ui/features/registration/public/registration.schema'
import type { RegistrationResult } from '@maktab/ui/features/registration/public/RegistrationCompletePage'
import { isFree } from '@maktab/ui/lib/money/currencyAmounts'
import type { NewChild } from '@maktab/contract/schema'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useSwitchChild } from '#features/auth/authHooks.ts'
import { useCoursesForRegistration } from '#features/courses/courseQueryHooks.ts'
import { useDraft } from '#session/formDrafts.ts'

/** Registers another child of the signed-in guardian, and continues as that child. */
export function AddChildContainer({ guardian }: { guardian: Guardian }) {
  const [search] = useSearchParams()
  const courses = useCoursesForRegistration()
  const mutate = useApiMutation({ tell: 'form' })
  const switchTo = useSwitchChild()
  const [registered, setRegistered] = useState<RegistrationResult>()
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<RegistrationValues>('another-child', {
    exclude: ['password'],
  })
  const { email } = guardian
  const loadedCourses = courses.state === 'ready' ? courses.data : []
  const addChild = async (body: NewChild) => {
    let added: number | undefined
    const send = async () => {
      const response = await api('addChild', { body })
      added = response.id
      return response
    }
    const outcome = await mutate('addChild', send, { onDone: clearDraft })
    if (outcome.state !== 'done' || added === undefined) return outcome
    await switchTo({ id: added, email, isStaying: true })
    const chosen = loadedCourses.filter(({ id }) => body.courses?.some(({ course_id }) => course_id === id))
    setRegistered({
      email,
      child: body.name,
      courses: chosen.map(({ name, price, pricing }) => ({
        name,
        state: isFree(price) ? 'free' : 'requested',
        price,
        pricing,
      })),
    })
    return outcome
  }
  return (
    <AddChildScreen
      courses={courses}
      guardian={guardian}
      courseId={Number(search.get('course')) || undefined}
      draft={draft}
      onSaveDraft={saveDraft}
      onResetDraft={resetDraft}
      onAddChild={addChild}
      registered={registered}
      homeHref={publicPaths.dashboard('student')}
      signInHref={publicPaths.signIn()}
    />
  )
}
