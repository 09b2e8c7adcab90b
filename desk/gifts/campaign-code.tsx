import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { QrCode } from "./qr-code.tsx";
import { campaignList } from "./queries.ts";

/** To be printed, or saved as a picture from the print window. */
export default function CampaignCode() {
  const { name } = useParams();
  const query = useQuery(campaignList);
  return (
    <Screen
      title="QR code"
      lead={
        <Link to="/gifts/campaigns" className="underline underline-offset-4">
          Back to campaigns
        </Link>
      }
      actions={
        <Button className="button-small" onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      }
    >
      <Loaded query={query}>
        {({ campaigns }) => {
          const campaign = campaigns.find((one) => one.name === name);
          if (!campaign) return <Empty>We couldn't find this campaign.</Empty>;
          const { title, address } = campaign;
          return (
            <article className="paper sheet grid max-w-2xl justify-items-center gap-5 text-center">
              <h2 className="font-[560] font-display text-2xl">{title}</h2>
              <QrCode text={address} label={`QR code for ${address}`} />
              <p className="wrap-anywhere">
                Point your phone’s camera here to give, or go to{" "}
                <strong>{address.replace(/^https?:\/\//, "")}</strong>
              </p>
            </article>
          );
        }}
      </Loaded>
    </Screen>
  );
}
