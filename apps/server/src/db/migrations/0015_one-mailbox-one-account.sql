ALTER TABLE "users" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mailbox_unique" UNIQUE("mailbox");--> statement-breakpoint
-- The first account of each mailbox has it; later ones from before today go on without. As `mailboxOf` reckons.
UPDATE "users" SET "mailbox" = "first"."mailbox" FROM (
	SELECT DISTINCT ON ("mailbox") "id", "mailbox" FROM (
		SELECT "id", "created_at", CASE WHEN "email" ~ '@(gmail|googlemail)\.com$'
			THEN replace(regexp_replace("email", '^(.[^+@]*)(\+[^@]*)?@.*$', '\1'), '.', '') || '@gmail.com'
			ELSE regexp_replace("email", '^(.[^+@]*)(\+[^@]*)?@', '\1@') END AS "mailbox"
		FROM "users" WHERE "email" IS NOT NULL
	) AS "reckoned" ORDER BY "mailbox", "created_at", "id"
) AS "first" WHERE "users"."id" = "first"."id";
--> statement-breakpoint
-- Vector grants from before documents were kept: an upgrade has its HD purchase's, which was frozen until then; of the others today's is the oldest there is.
UPDATE "grants" SET "doc" = coalesce("hd"."doc", "creations"."doc"), "revision" = coalesce("hd"."revision", "creations"."revision")
	FROM "creations", "orders" LEFT JOIN "grants" AS "hd" ON "hd"."order_id" = "orders"."upgrade_of"
	WHERE "grants"."package" = 'vector' AND "grants"."doc" IS NULL
		AND "creations"."id" = "grants"."creation_id" AND "orders"."id" = "grants"."order_id";
