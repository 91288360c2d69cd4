import type { TrialForm } from '@maktab/contract/schema'
import { RequestTrialScreen } from '@maktab/ui/features/trial/public/RequestTrialScreen'
import { TrialStateScreen } from '@maktab/ui/features/trial/public/TrialStateScreen'
import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { api } from '#api/api.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { useCoursesForRegistration } from '#features/courses/courseQueryHooks.ts'
import { useSettings } from '#features/settings/settingsQueryHooks.ts'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

/** `/try-a-lesson` asks for a trial lesson, `/try-a-lesson/{token}` shows its state. */
function Content() {
  const [path] = useLocation()
  const [, , token] = path.split('/')
  const [newToken, setNewToken] = useState<string>()
  if (token) return <TrialState token={token} isNew={token === newToken} />
  return <RequestTrial onRequested={setNewToken} />
}

export const TrialContainer = withPublicProviders(Content)

function RequestTrial({ onRequested }: { onRequested: (token: string) => void }) {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const mutate = useApiMutation({ tell: 'form' })
  const { settings, isMissing } = useSettings()
  const courses = useCoursesForRegistration()
  const courseId = Number(search.get('course')) || undefined
  const offered = courses.state === 'ready' ? courses.data : []
  const isOffered = settings.state === 'ready' ? (settings.data.offersTrials ?? false) : isMissing ? false : undefined
  const privatePath = useRef<string>(undefined)
  const request = (body: TrialForm) =>
    mutate('requestTrial', async () => {
      const answer = await api('requestTrial', { body })
      privatePath.current = answer.path
      return answer
    })
  const openPrivatePage = () => {
    if (privatePath.current === undefined) return
    onRequested(privatePath.current.split('/').at(-1) ?? '')
    navigate(privatePath.current)
  }
  return (
    <RequestTrialScreen
      isOffered={isOffered}
      course={offered.find(({ id }) => id === courseId)}
      onRequest={request}
      onRequested={openPrivatePage}
      enrollHref={publicPaths.createStudentAccount(courseId)}
      coursesHref={publicPaths.courses()}
    />
  )
}

function TrialState({ token, isNew }: { token: string; isNew: boolean }) {
  const trial = useOptionalQuery('getTrial', { params: { token } })
  // The link is wrong, or the request was deleted after a year.
  if (!trial) return <NotFoundContainer />
  const course = trial.state === 'ready' ? trial.data.trial.course?.id : undefined
  return (
    <TrialStateScreen
      trial={trial}
      isNew={isNew}
      address={`${window.location.origin}${publicPaths.trial()}/${token}`}
      registerHref={publicPaths.registerAfterTrial(token)}
      requestHref={publicPaths.trial({ course })}
      signInHref={publicPaths.signIn()}
    />
  )
}
