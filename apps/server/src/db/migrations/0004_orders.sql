CREATE TABLE "commodities" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_type" text NOT NULL,
	"price_fen" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commodities_purchase_type_unique" UNIQUE("purchase_type")
);
--> statement-breakpoint
CREATE TABLE "file_downloads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"creation_id" uuid NOT NULL,
	"package" text NOT NULL,
	"visible_label" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"creation_id" uuid,
	"package" text,
	"points" integer,
	"doc" jsonb,
	"revision" integer,
	"sandbox" boolean NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"out_trade_no" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purchase_type" text NOT NULL,
	"creation_id" uuid,
	"points" integer,
	"amount_fen" integer NOT NULL,
	"agreement_version" text,
	"upgrade_of" uuid,
	"sandbox" boolean NOT NULL,
	"trade_state" text DEFAULT 'NOTPAY' NOT NULL,
	"pay_type" text,
	"paid_attempt_id" uuid,
	"success_time" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	CONSTRAINT "orders_out_trade_no_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "orders_client_key" UNIQUE("user_id","client_key"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"pay_type" text NOT NULL,
	"form" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text DEFAULT 'NOTPAY' NOT NULL,
	"address" text,
	"transaction_id" text,
	"paid_fen" integer,
	"paid_at" timestamp with time zone,
	"queried_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "provider_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pay_type" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"notice_id" text NOT NULL,
	"attempt_number" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'recorded' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_downloads_creation" ON "file_downloads" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "grants_creation" ON "grants" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_creation" ON "orders" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_notices_attempt" ON "provider_notices" USING btree ("attempt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_each" ON "refunds" USING btree ("attempt_id") WHERE "refunds"."state" <> 'failed';