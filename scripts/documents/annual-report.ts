import { totalOf } from "#app/pages/about/annual-report/shares.ts";
import { reportWords } from "#content/drawn-files.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { addressLine } from "#rules/address.ts";
import { dollarText } from "#rules/figures.ts";
import { document, html, shareChart } from "./paper.ts";

const style = `
.cover { background: #143848; color: #fff; padding: 0 }
.cover img { position: absolute; inset: auto 0 0 0; width: 100%; height: 6.4in; object-fit: cover }
.cover div { padding: 0.9in 0.8in }
.cover h1 { font-size: 50pt; margin: 0.35in 0 0.15in }
.eyebrow { font-size: 8.5pt; font-weight: 650; letter-spacing: 0.1em; text-transform: uppercase; color: #9c3822 }
.cover .eyebrow { color: #f0c464 }
.sheet > h2 { font-size: 28pt; margin: 0.08in 0 0.28in }
.lead { font-size: 13pt; color: #574d43; max-width: 5.8in }
p + p { margin-top: 0.13in }
.figures { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 0.3in; margin: 0.3in 0 }
.figures div { border-top: 2px solid #b9492e; padding-top: 0.1in }
.figures b { font: 560 25pt/1.1 Display; display: block }
.bar { display: flex; height: 0.5in; border-radius: 0.25in; overflow: hidden; margin: 0.25in 0 }
.legend { width: 100%; border-collapse: collapse }
.legend th, .legend td { border-bottom: 1px solid #e2d5bf; padding: 0.08in 0; text-align: left; vertical-align: top }
.legend td.n, .legend th.n { text-align: right }
.legend i { display: inline-block; width: 0.13in; height: 0.13in; border-radius: 50%; margin-right: 0.1in }
.legend small { display: block; font-weight: 400; color: #574d43; margin-left: 0.23in }
.legend tfoot th, .legend tfoot td { font-weight: 700; border-bottom: 0 }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 0.2in }
.cards > div { background: #fff; border-radius: 0.16in; padding: 0.2in; font-size: 9.5pt; line-height: 1.45 }
.three { grid-template-columns: 1fr 1fr 1fr }
.cards h3 { font-size: 13pt; margin-bottom: 0.06in }
.cards strong { color: #265a3d; display: block; margin-top: 0.07in }
.band { margin: 0.28in 0 0.12in; font-size: 15pt; font-family: Display }
.people { columns: 2; column-gap: 0.4in }
.people p { break-inside: avoid; margin: 0 0 0.1in }
.people b { display: block }
blockquote { margin-top: 0.45in; padding-left: 0.25in; border-left: 4px solid #d9962a; font: 560 16pt/1.35 Display; max-width: 6in }
blockquote footer { all: unset; display: block; margin-top: 0.1in; font: 400 9.5pt Text; color: #574d43 }
.small { font-size: 9.5pt; line-height: 1.4 }
.photo { width: 100%; height: 2.7in; object-fit: cover; border-radius: 0.2in; margin-top: 0.3in }
.low { height: 2in; margin-top: 0.1in }
footer { position: absolute; left: 0.8in; right: 0.8in; bottom: 0.42in; font-size: 8pt; color: #574d43; display: flex; justify-content: space-between }
`;

const picture = (name: string, alt: string, height = "") =>
  html`<img class="photo ${height}" src="public/pictures/${name}-1280.jpg" alt="${alt}">`;

const card = (title: string, text: string, facts: string) =>
  html`<div><h3>${title}</h3><p>${text}</p><strong>${facts}</strong></div>`;

/** The whole report, from the same content as the pages. */
export const annualReport = (snapshot: Snapshot) => {
  const words = reportWords(snapshot);
  const { letter, highlights, counting, reserveNote, organisation } = words;
  const { revenueSources, programSpending, administrativeSpending } = words;
  const { committees, disclosures, disclosuresIntro, governance } = words;
  const { leaders, directors, otherWays, taxNote, statistics, story } = words;
  const expenses = [...programSpending, ...administrativeSpending];

  let sheetNumber = 1;
  const sheet = (eyebrow: string, title: string, body: ReturnType<typeof html>) => {
    sheetNumber += 1;
    return html`<section class="sheet"><p class="eyebrow">${eyebrow}</p><h2>${title}</h2>${body}
    <footer><span>${organisation.fullName} · Annual Report, fiscal year 2025</span><span>${sheetNumber}</span></footer></section>`;
  };
  const quote = (name: string) => {
    const person = [...leaders, ...directors].find((someone) => someone.name === name);
    // Whoever has left is quoted no more.
    return person
      ? html`<blockquote>“${person.quote}”<footer>${person.name}, ${person.title}</footer></blockquote>`
      : html``;
  };

  return document(
    `${organisation.fullName}: Annual Report, fiscal year 2025`,
    style,
    html`
    <section class="sheet cover"><div><p class="eyebrow">${organisation.fullName} · ${organisation.tagline}</p>
      <h1>Annual Report<br>Fiscal Year 2025</h1><p>July 1, 2024 to June 30, 2025</p></div>
      <img src="public/pictures/dusk-1600.jpg" alt="The miniature neighborhood at dusk, its windows lit"></section>
    ${sheet(
      "From our president",
      letter.heading,
      html`<p>${letter.salutation}</p>${letter.paragraphs.map((p) => html`<p>${p}</p>`)}
      <p style="margin-top:0.3in;font:560 15pt Display">${letter.signature}</p><p style="margin:0">${letter.signatureTitle}</p>
      ${picture("plaza", "Neighbors gathered on the plaza")}`,
    )}
    ${sheet(
      "The year",
      "A year in numbers",
      html`<p class="lead">What the campus and its partners did together, and what it took.</p>
      <div class="figures">${statistics.map((s) => html`<div><b>${s.figure}</b>${s.label}</div>`)}</div>
      <p class="band">The finances in brief</p>
      <div class="figures">${highlights.slice(0, 3).map((s) => html`<div><b>${s.figure}</b>${s.label}</div>`)}</div>
      <p class="band">${counting.heading}</p>
      <div class="people small">${counting.items.map((i) => html`<p><b>${i.what}</b>${i.how}</p>`)}</div>`,
    )}
    ${sheet(
      "One story",
      story.heading,
      html`<p class="lead">${story.lead}</p><div style="margin-top:0.25in">${story.paragraphs.map((p) => html`<p>${p}</p>`)}</div>
      ${picture("storefront", "A lit storefront on the boulevard")}
      <p class="band">Five decades on one street</p>
      <div class="people">${words.timeline.map((e) => html`<p><b>${e.year} · ${e.title}</b></p>`)}</div>`,
    )}
    ${sheet(
      "Programs",
      "Learning and living",
      html`<p class="band" style="margin-top:0">Education and youth</p>
      <div class="cards three">${words.education.map((p) => card(p.title, p.description, `${p.capacity} · ${p.outcome}`))}</div>
      <p class="band">Health and wellness</p>
      <div class="cards three">${words.health.map((s) => card(s.title, s.description, `${s.served} · ${s.type}`))}</div>
      ${picture("school", "The school building and its court", "low")}`,
    )}
    ${sheet(
      "Programs",
      "Homes and culture",
      html`<p class="band" style="margin-top:0">Housing and stability</p>
      <div class="cards three">${words.housing.map((p) => card(p.title, p.description, `${p.units} · ${p.status}`))}</div>
      <p class="band">Arts and culture</p>
      <div class="cards">${words.artsCulture.map((p) => card(p.title, p.description, `${p.participants} · ${p.focus}`))}</div>`,
    )}
    ${sheet(
      "Projects",
      "What is being built",
      html`<div class="cards" style="grid-template-columns:1fr">${words.projects.map((p) =>
        card(`${p.title}: ${p.subtitle}`, p.description, `${p.status} · ${p.timeline}`),
      )}</div>${picture("project-130", "The building site of Project 130")}`,
    )}
    ${sheet(
      "Finances",
      "Where it came from",
      html`<p class="lead">Total revenue of ${dollarText(totalOf(revenueSources))}.</p>${shareChart(revenueSources)}${quote("Theodore Okafor")}`,
    )}
    ${sheet(
      "Finances",
      "Where it went",
      html`<p class="lead">89% of expenses went to programs and 11% to administration.</p>
      ${shareChart(expenses)}<p style="margin-top:0.2in">${reserveNote}</p>`,
    )}
    ${sheet(
      "People",
      "Who answers for it",
      html`<p class="band" style="margin-top:0">Board of Directors</p>
      <div class="people small">${directors.map((m) => html`<p><b>${m.name}</b>${m.title}</p>`)}</div>
      <p class="band">Leadership Team</p><div class="people small">${leaders.map((m) => html`<p><b>${m.name}</b>${m.title}</p>`)}</div>
      <p class="band">Committees and governance</p>
      <div class="people small">${committees.map((c) => html`<p><b>${c.name}</b>${c.purpose}</p>`)}</div>
      <div class="figures small" style="grid-template-columns:repeat(4,1fr)">${governance.map((g) => html`<div><b style="font-size:15pt">${g.figure}</b>${g.label}</div>`)}</div>`,
    )}
    ${sheet(
      "People",
      disclosuresIntro.heading,
      html`<p class="lead">${disclosuresIntro.lead}</p>
      <div class="people" style="margin-top:0.3in">${disclosures.map((d) => html`<p><b>${d.name}</b>${d.text}</p>`)}</div>
      ${quote("Grace Lindqvist")}`,
    )}
    ${sheet(
      "Next year",
      "How to give",
      html`<p class="lead">Give online, once or monthly, at our website’s Donate page, or in one of these ways.</p>
      <div class="cards" style="margin-top:0.25in">${otherWays.items.map((w) => html`<div><h3>${w.title}</h3><p>${w.description}</p></div>`)}</div>
      <p style="margin-top:0.25in">${taxNote}</p><p>${addressLine(organisation.address)} · ${organisation.phone} · ${organisation.email}</p>`,
    )}`,
  );
};
