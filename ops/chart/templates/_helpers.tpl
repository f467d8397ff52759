{{- define "sanguine.labels" -}}
app.kubernetes.io/name: sanguine
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "sanguine.isEmbedded" -}}
{{- if not .Values.mongodb.existingSecret }}true{{ end }}
{{- end }}
