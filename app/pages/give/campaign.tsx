import { useState } from "react";
import { Progress } from "#app/giving/campaign-progress.tsx";
import { noChoice } from "#app/giving/gift-choice.ts";
import { GiveForm } from "#app/giving/give-form.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { GiftTerms } from "#app/sections/gift-terms.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { useIsPast } from "#app/sections/use-is-past.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { frameWidth, Picture, type ShownPicture } from "#app/ui/picture.tsx";
import type { Campaigns } from "#content/campaigns.ts";
import type { Give } from "#content/give.ts";
import type { WithGiving } from "#content/giving.ts";
import type { PageInfo } from "#content/types.ts";

type Props = WithGiving & {
  page: PageInfo;
  campaign: {
    name: string;
    title: string;
    lead: string;
    story: string;
    picture: ShownPicture | null;
    /** In words, and as the moment after it. */
    lastDay: string;
    end: string;
  };
  words: Campaigns["words"];
  form: Give["form"];
};

/** What one campaign is for, how far it is, and the form whose gifts are counted for it. */
export default function Campaign(props: Props) {
  const { page, campaign, words } = props;
  const over = useIsPast(campaign.end);
  const until = words.until.replace("{day}", campaign.lastDay);
  return (
    <article className="overflow-clip pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="frame grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <header>
          <Breadcrumbs path={page.path} title={page.title} />
          <p className="eyebrow mb-4 text-brick-600">{over ? words.over.eyebrow : words.eyebrow}</p>
          <h1 className="text-4xl">{campaign.title}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg">{campaign.lead}</p>
          {!over && <p className="mt-3 font-semibold">{until}</p>}
        </header>
        <RestOfPage>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="rounded-card border border-limestone-200 bg-white p-5 shadow-float sm:p-8">
              <h2 className="mb-3 text-2xl">{words.progress.heading}</h2>
              <Progress name={campaign.name} words={words.progress} />
              <div className="mt-6 border-limestone-200 border-t pt-6">
                {over ? <Over {...props} /> : <Form {...props} />}
              </div>
            </div>
          </div>
          <Story campaign={campaign} />
        </RestOfPage>
      </div>
    </article>
  );
}

function Form({ campaign, form, giving }: Props) {
  const [choice, setChoice] = useState(noChoice);
  return (
    <>
      <h2 className="mb-5 text-2xl">{form.heading}</h2>
      <GiveForm
        form={form}
        giving={giving}
        choice={choice}
        onChange={setChoice}
        campaign={campaign.name}
      />
      <GiftTerms terms={giving.terms} />
    </>
  );
}

function Over({ campaign, words: { over } }: Props) {
  return (
    <>
      <h2 className="text-2xl">{over.heading}</h2>
      <p className="mt-3">{over.text.replace("{day}", campaign.lastDay)}</p>
      <ButtonLink to={over.button.href} className="mt-6">
        {over.button.name}
      </ButtonLink>
    </>
  );
}

function Story({ campaign: { picture, story } }: Pick<Props, "campaign">) {
  return (
    <div>
      {picture && (
        <Picture
          picture={picture}
          priority
          sizes={`(min-width: 64rem) 40rem, ${frameWidth}`}
          className="h-auto w-full rounded-card"
        />
      )}
      <p className="mt-8 max-w-2xl whitespace-pre-line text-lg">
        <LinkedText text={story} />
      </p>
    </div>
  );
}
