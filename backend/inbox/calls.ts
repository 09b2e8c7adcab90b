/** How the inbox names what somebody without email asked; it is in English, as staff read it. */
export const subjectOfCall = (topic: string) => (topic ? `Please call: ${topic}` : "Please call");
