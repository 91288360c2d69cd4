import type {
  ListenToMicrophone,
  MicrophoneError,
} from '@maktab/ui/features/home/student/FirstDays/MicrophoneTestDialog'

/** How often the volume is measured. */
const INTERVAL_MILLISECONDS = 100

/** Whether the browser can open a microphone; insecure pages can’t. */
export const canListenToMicrophone = () => 'mediaDevices' in navigator

/** Measures the volume of the microphone; nothing is recorded. */
export const listenToMicrophone: ListenToMicrophone = async (onLevel) => {
  let stream: MediaStream | undefined
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    return measureVolume(stream, onLevel)
  } catch (error) {
    if (stream) stopTracks(stream)
    return { error: toMicrophoneError(error) }
  }
}

function measureVolume(stream: MediaStream, onLevel: (level: number) => void) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0))
  }, INTERVAL_MILLISECONDS)
  return {
    stop: () => {
      clearInterval(timer)
      stopTracks(stream)
      void context.close()
    },
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const errors: Record<string, MicrophoneError> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
}

function toMicrophoneError(error: unknown): MicrophoneError {
  return (error instanceof DOMException && errors[error.name]) || 'unavailable'
}
