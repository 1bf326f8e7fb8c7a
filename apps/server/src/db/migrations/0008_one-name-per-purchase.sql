CREATE TABLE "housekeeping_runs" (
	"subject" text PRIMARY KEY NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_networks" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_networks_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "paid_fen" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "amount_fen" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "name_corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "brand_name" text;--> statement-breakpoint
ALTER TABLE "login_scenes" ADD COLUMN "wx_nick_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_scenes" ADD COLUMN "wx_head_img_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_networks" ADD CONSTRAINT "user_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_networks_seen" ON "user_networks" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
UPDATE "grants" SET "brand_name" = "creations"."name" FROM "creations" WHERE "grants"."creation_id" = "creations"."id" AND "grants"."package" = 'vector';
