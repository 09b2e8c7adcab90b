/** What an email server sends back about a letter (RFC 3464, or RFC 5965 with another type). */
export const reportAbout = (messageId: string, lines: string[], type = "delivery-status") => ({
  from: "MAILER-DAEMON@mail.example",
  type: `multipart/report; report-type=${type}; boundary="b"`,
  text: [
    "--b",
    "Content-Type: text/plain",
    "",
    "Sorry, it did not arrive.",
    "--b",
    `Content-Type: message/${type}`,
    "",
    ...lines,
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: ${messageId}`,
    "--b--",
  ].join("\r\n"),
});

export const failedWith = (status: string) => [
  "Final-Recipient: rfc822; r1@visitor.example",
  "Action: failed",
  `Status: ${status}`,
];
