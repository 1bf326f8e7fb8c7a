CREATE TABLE "point_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"free" integer NOT NULL,
	"kept" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_reservations_subject" UNIQUE("user_id","subject"),
	CONSTRAINT "point_reservations_parts" CHECK ("point_reservations"."free" >= 0 and "point_reservations"."kept" >= 0 and "point_reservations"."free" + "point_reservations"."kept" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"points" integer NOT NULL,
	"free_after" integer NOT NULL,
	"kept_after" integer NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_rows_place" UNIQUE("user_id","place"),
	CONSTRAINT "point_rows_once" UNIQUE("user_id","reason","subject","kind"),
	CONSTRAINT "point_rows_change" CHECK ("point_rows"."points" <> 0),
	CONSTRAINT "point_rows_never_negative" CHECK ("point_rows"."free_after" >= 0 and "point_rows"."kept_after" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_reservations" ADD CONSTRAINT "point_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rows" ADD CONSTRAINT "point_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;