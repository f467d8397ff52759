import { createContext, type ReactNode, use, useCallback, useState } from 'react'

/** Reports how much of a field's file has been sent, 0 to 1; null once the upload has ended. */
type ReportUpload = (field: string, progress: number | null) => void

const UploadContext = createContext<ReportUpload>(() => undefined)

/** For a field that uploads: reports to the form around it. */
export const useReportUpload = (): ReportUpload => use(UploadContext)

export interface Uploads {
  /** of the upload that is furthest from its end, 0 to 1; null while there is none */
  readonly progress: number | null
  readonly report: ReportUpload
}

/** The uploads of a form's fields. */
export function useUploads(): Uploads {
  const [byField, setByField] = useState<Readonly<Record<string, number>>>({})
  const report = useCallback<ReportUpload>((field, progress) => {
    setByField(({ [field]: _, ...others }) => (progress === null ? others : { ...others, [field]: progress }))
  }, [])
  const running = Object.values(byField)
  return { progress: running.length === 0 ? null : Math.min(...running), report }
}

export const UploadProvider = ({ uploads, children }: { readonly uploads: Uploads; readonly children: ReactNode }) => (
  <UploadContext value={uploads.report}>{children}</UploadContext>
)
