-- The database's clock calls deliver-mail every minute. Where to find it and the key it asks for
-- lie in the vault, under functions_url and schedule_key; docs/deploying.md says how they get there.
create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule(
  'deliver-mail',
  '* * * * *',
  $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'functions_url')
        || '/deliver-mail',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'authorization', 'Bearer '
          || (select decrypted_secret from vault.decrypted_secrets where name = 'schedule_key')
      ),
      body := '{}'::jsonb,
      timeout_milliseconds := 55000
    )
  $job$
);
