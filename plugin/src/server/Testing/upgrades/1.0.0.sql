-- The tables and options of HVAC Blocks 1.0.0 with three dealers, their import and two leads, as that version wrote them. A statement ends its line with a semicolon.
CREATE TABLE `wp_hvac_blocks_claims` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `post_id` bigint(20) unsigned NOT NULL,
  `block` varchar(100) NOT NULL,
  `words` varchar(200) NOT NULL DEFAULT '',
  `valid_from` date DEFAULT NULL,
  `valid_until` date DEFAULT NULL,
  `source` varchar(200) NOT NULL DEFAULT '',
  `source_url` text NOT NULL,
  PRIMARY KEY (`id`),
  KEY `post_id` (`post_id`),
  KEY `valid_from` (`valid_from`),
  KEY `valid_until` (`valid_until`)
);
CREATE TABLE `wp_hvac_blocks_consents` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `form` varchar(64) NOT NULL,
  `lang` varchar(5) NOT NULL,
  `version` varchar(32) NOT NULL,
  `text` text NOT NULL,
  `hash` char(64) NOT NULL,
  `author` bigint(20) unsigned NOT NULL,
  `created` datetime NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `form_lang_version` (`form`,`lang`,`version`)
);
CREATE TABLE `wp_hvac_blocks_daily_counts` (
  `event` varchar(32) NOT NULL,
  `day` date NOT NULL,
  `subject` varchar(64) NOT NULL DEFAULT '',
  `dealer` varchar(64) NOT NULL DEFAULT '',
  `total` int(10) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (`event`,`day`,`subject`,`dealer`),
  KEY `day` (`day`)
);
CREATE TABLE `wp_hvac_blocks_dealer_coverage` (
  `zip` varchar(5) NOT NULL,
  `dealer_id` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`zip`,`dealer_id`),
  KEY `dealer_id` (`dealer_id`)
);
CREATE TABLE `wp_hvac_blocks_dealers` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `company_id` varchar(64) NOT NULL,
  `name` varchar(190) NOT NULL,
  `address` varchar(190) NOT NULL DEFAULT '',
  `city` varchar(100) NOT NULL DEFAULT '',
  `state` varchar(2) NOT NULL DEFAULT '',
  `zip` varchar(10) NOT NULL DEFAULT '',
  `phone` varchar(32) NOT NULL DEFAULT '',
  `show_address` tinyint(1) NOT NULL DEFAULT 0,
  `emergency_service` tinyint(1) NOT NULL DEFAULT 0,
  `nate_certified` tinyint(1) NOT NULL DEFAULT 0,
  `charter_member_date` varchar(10) NOT NULL DEFAULT '',
  `diagnostics` tinyint(1) NOT NULL DEFAULT 0,
  `financing` tinyint(1) NOT NULL DEFAULT 0,
  `leasing` tinyint(1) NOT NULL DEFAULT 0,
  `comfort_specialist` tinyint(1) NOT NULL DEFAULT 0,
  `lat` double NOT NULL,
  `lon` double NOT NULL,
  `approximate` tinyint(1) NOT NULL DEFAULT 0,
  `average_rating` double NOT NULL DEFAULT 0,
  `review_count` int(10) unsigned NOT NULL DEFAULT 0,
  `routing_group` varchar(64) NOT NULL DEFAULT '',
  `assigned_numbers` text NOT NULL,
  `photo` varchar(500) NOT NULL DEFAULT '',
  `opening_hours` varchar(500) NOT NULL DEFAULT '',
  `source` varchar(20) NOT NULL DEFAULT '',
  `hash` varchar(32) NOT NULL DEFAULT '',
  `updated` int(10) unsigned NOT NULL DEFAULT 0,
  `band` smallint(6) DEFAULT NULL,
  `coverage` text DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `company_id` (`company_id`),
  KEY `area` (`band`,`lon`,`lat`),
  KEY `listed` (`name`,`id`,`city`,`state`,`zip`,`company_id`,`updated`,`comfort_specialist`,`emergency_service`,`nate_certified`,`financing`,`diagnostics`,`leasing`,`charter_member_date`),
  KEY `city` (`city`),
  KEY `state_name` (`state`,`name`),
  KEY `place` (`state`,`city`),
  KEY `updated` (`updated`),
  KEY `routing_group` (`routing_group`)
);
INSERT INTO `wp_hvac_blocks_dealers` (`id`, `company_id`, `name`, `address`, `city`, `state`, `zip`, `phone`, `show_address`, `emergency_service`, `nate_certified`, `charter_member_date`, `diagnostics`, `financing`, `leasing`, `comfort_specialist`, `lat`, `lon`, `approximate`, `average_rating`, `review_count`, `routing_group`, `assigned_numbers`, `photo`, `opening_hours`, `source`, `hash`, `updated`, `band`, `coverage`) VALUES (1,100101,'Maplebeck Air & Heat','12 Oak Ave','Plano','TX',75024,'(214) 555-0101',1,0,0,'',0,0,0,0,'33.078','-96.811',1,0,0,'','','','','import','ea512f8648315e7da9debb8460e78318',1795868909,132,'');
INSERT INTO `wp_hvac_blocks_dealers` (`id`, `company_id`, `name`, `address`, `city`, `state`, `zip`, `phone`, `show_address`, `emergency_service`, `nate_certified`, `charter_member_date`, `diagnostics`, `financing`, `leasing`, `comfort_specialist`, `lat`, `lon`, `approximate`, `average_rating`, `review_count`, `routing_group`, `assigned_numbers`, `photo`, `opening_hours`, `source`, `hash`, `updated`, `band`, `coverage`) VALUES (2,100129,'O''Hara Comfort','9 Elm St','Plano','TX',75024,'(214) 555-0129',1,0,0,'',0,0,0,0,'33.078','-96.811',1,0,0,'','','','','import','32d9be1363282809e89ef04308dea045',1795868909,132,'');
INSERT INTO `wp_hvac_blocks_dealers` (`id`, `company_id`, `name`, `address`, `city`, `state`, `zip`, `phone`, `show_address`, `emergency_service`, `nate_certified`, `charter_member_date`, `diagnostics`, `financing`, `leasing`, `comfort_specialist`, `lat`, `lon`, `approximate`, `average_rating`, `review_count`, `routing_group`, `assigned_numbers`, `photo`, `opening_hours`, `source`, `hash`, `updated`, `band`, `coverage`) VALUES (3,100143,'Núñez Climate','3 Pine Rd','Plano','TX',75024,'(214) 555-0143',1,0,0,'',0,0,0,0,'33.078','-96.811',1,0,0,'','','','','import','2d4d571e52159ded2999f143f50c51c7',1795868909,132,'');
CREATE TABLE `wp_hvac_blocks_import_chunks` (
  `import_id` bigint(20) unsigned NOT NULL,
  `number` int(10) unsigned NOT NULL,
  `content` mediumtext NOT NULL,
  PRIMARY KEY (`import_id`,`number`)
);
CREATE TABLE `wp_hvac_blocks_import_rows` (
  `import_id` bigint(20) unsigned NOT NULL,
  `number` int(10) unsigned NOT NULL,
  `kind` varchar(10) NOT NULL DEFAULT '',
  `line` int(10) unsigned NOT NULL DEFAULT 0,
  `company_id` varchar(64) NOT NULL DEFAULT '',
  `name` varchar(190) NOT NULL DEFAULT '',
  `reason` varchar(500) NOT NULL DEFAULT '',
  `old_data` mediumtext NOT NULL,
  `new_data` mediumtext NOT NULL,
  `hash` varchar(32) NOT NULL DEFAULT '',
  `done` tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (`import_id`,`number`),
  KEY `kind` (`import_id`,`kind`,`number`),
  KEY `company` (`import_id`,`company_id`)
);
INSERT INTO `wp_hvac_blocks_import_rows` (`import_id`, `number`, `kind`, `line`, `company_id`, `name`, `reason`, `old_data`, `new_data`, `hash`, `done`) VALUES (1,1,'new',2,100101,'Maplebeck Air & Heat','','','{"company_id":"100101","name":"Maplebeck Air & Heat","address":"12 Oak Ave","city":"Plano","state":"TX","zip":"75024","phone":"(214) 555-0101","show_address":1,"emergency_service":0,"nate_certified":0,"charter_member_date":"","diagnostics":0,"financing":0,"leasing":0,"comfort_specialist":0,"lat":33.078,"lon":-96.811,"average_rating":0,"review_count":0,"routing_group":"","assigned_numbers":"","photo":"","opening_hours":"","coverage":"","approximate":1,"source":"import"}','ea512f8648315e7da9debb8460e78318',1);
INSERT INTO `wp_hvac_blocks_import_rows` (`import_id`, `number`, `kind`, `line`, `company_id`, `name`, `reason`, `old_data`, `new_data`, `hash`, `done`) VALUES (1,2,'new',3,100129,'O''Hara Comfort','','','{"company_id":"100129","name":"O''Hara Comfort","address":"9 Elm St","city":"Plano","state":"TX","zip":"75024","phone":"(214) 555-0129","show_address":1,"emergency_service":0,"nate_certified":0,"charter_member_date":"","diagnostics":0,"financing":0,"leasing":0,"comfort_specialist":0,"lat":33.078,"lon":-96.811,"average_rating":0,"review_count":0,"routing_group":"","assigned_numbers":"","photo":"","opening_hours":"","coverage":"","approximate":1,"source":"import"}','32d9be1363282809e89ef04308dea045',1);
INSERT INTO `wp_hvac_blocks_import_rows` (`import_id`, `number`, `kind`, `line`, `company_id`, `name`, `reason`, `old_data`, `new_data`, `hash`, `done`) VALUES (1,3,'new',4,100143,'Núñez Climate','','','{"company_id":"100143","name":"Núñez Climate","address":"3 Pine Rd","city":"Plano","state":"TX","zip":"75024","phone":"(214) 555-0143","show_address":1,"emergency_service":0,"nate_certified":0,"charter_member_date":"","diagnostics":0,"financing":0,"leasing":0,"comfort_specialist":0,"lat":33.078,"lon":-96.811,"average_rating":0,"review_count":0,"routing_group":"","assigned_numbers":"","photo":"","opening_hours":"","coverage":"","approximate":1,"source":"import"}','2d4d571e52159ded2999f143f50c51c7',1);
CREATE TABLE `wp_hvac_blocks_imports` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `target` varchar(20) NOT NULL DEFAULT 'dealer',
  `name` varchar(190) NOT NULL DEFAULT '',
  `size` bigint(20) unsigned NOT NULL DEFAULT 0,
  `signature` varchar(64) NOT NULL DEFAULT '',
  `format` varchar(4) NOT NULL DEFAULT '',
  `origin` varchar(20) NOT NULL DEFAULT '',
  `remove_missing` tinyint(1) NOT NULL DEFAULT 0,
  `stage` varchar(20) NOT NULL DEFAULT '',
  `position` bigint(20) unsigned NOT NULL DEFAULT 0,
  `line` int(10) unsigned NOT NULL DEFAULT 1,
  `counts` text NOT NULL,
  `problem` varchar(500) NOT NULL DEFAULT '',
  `user_id` bigint(20) unsigned NOT NULL DEFAULT 0,
  `created` int(10) unsigned NOT NULL DEFAULT 0,
  `updated` int(10) unsigned NOT NULL DEFAULT 0,
  `lease` int(10) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`)
);
INSERT INTO `wp_hvac_blocks_imports` (`id`, `target`, `name`, `size`, `signature`, `format`, `origin`, `remove_missing`, `stage`, `position`, `line`, `counts`, `problem`, `user_id`, `created`, `updated`, `lease`) VALUES (1,'dealer','hvac-dealers-s4eFfA',266,'266-0508ca93549c546f77f9dc8dc0b20df4','','import',0,'done',0,1,'{"new":3,"changed":0,"unchanged":0,"removed":0,"bad":0,"approximate":3,"done":3,"kept":0,"overwrites":0,"cutOff":0}','',0,1795868909,1795868909,0);
CREATE TABLE `wp_hvac_blocks_lead_deliveries` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `lead_id` bigint(20) unsigned NOT NULL,
  `destination` varchar(32) NOT NULL,
  `state` varchar(16) NOT NULL,
  `attempts` smallint(5) unsigned NOT NULL,
  `run_at` datetime NOT NULL,
  `claim_id` varchar(32) NOT NULL,
  `lease_until` datetime DEFAULT NULL,
  `last_result` varchar(300) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `lead_destination` (`lead_id`,`destination`),
  KEY `due` (`state`,`run_at`)
);
INSERT INTO `wp_hvac_blocks_lead_deliveries` (`id`, `lead_id`, `destination`, `state`, `attempts`, `run_at`, `claim_id`, `lease_until`, `last_result`) VALUES (1,1,'mail','waiting',0,'2026-11-28 12:28:30','',NULL,'');
INSERT INTO `wp_hvac_blocks_lead_deliveries` (`id`, `lead_id`, `destination`, `state`, `attempts`, `run_at`, `claim_id`, `lease_until`, `last_result`) VALUES (2,2,'mail','waiting',0,'2026-11-28 12:28:30','',NULL,'');
CREATE TABLE `wp_hvac_blocks_lead_events` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `lead_id` bigint(20) unsigned NOT NULL,
  `event` varchar(32) NOT NULL,
  `destination` varchar(32) NOT NULL,
  `detail` varchar(300) NOT NULL,
  `actor` bigint(20) unsigned NOT NULL,
  `created` datetime NOT NULL,
  PRIMARY KEY (`id`),
  KEY `lead_id` (`lead_id`,`id`)
);
INSERT INTO `wp_hvac_blocks_lead_events` (`id`, `lead_id`, `event`, `destination`, `detail`, `actor`, `created`) VALUES (1,1,'accepted','','unverified',0,'2026-11-28 12:28:30');
INSERT INTO `wp_hvac_blocks_lead_events` (`id`, `lead_id`, `event`, `destination`, `detail`, `actor`, `created`) VALUES (2,1,'consent_given','','1, en, SHA-256 a5354993a83a280524e33fe721f6b1eeaa7d207c386129480fdb0137843a343b',0,'2026-11-28 12:28:30');
INSERT INTO `wp_hvac_blocks_lead_events` (`id`, `lead_id`, `event`, `destination`, `detail`, `actor`, `created`) VALUES (3,2,'accepted','','unverified',0,'2026-11-28 12:28:30');
INSERT INTO `wp_hvac_blocks_lead_events` (`id`, `lead_id`, `event`, `destination`, `detail`, `actor`, `created`) VALUES (4,2,'consent_given','','1, fr, SHA-256 6fa907e9da2416404846f80089933810be2dd20fd4a63c0e9b76452dfa62db94',0,'2026-11-28 12:28:30');
CREATE TABLE `wp_hvac_blocks_lead_notes` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `lead_id` bigint(20) unsigned NOT NULL,
  `note` text NOT NULL,
  `author` bigint(20) unsigned NOT NULL,
  `created` datetime NOT NULL,
  PRIMARY KEY (`id`),
  KEY `lead_id` (`lead_id`,`id`)
);
CREATE TABLE `wp_hvac_blocks_leads` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `reference` varchar(16) NOT NULL,
  `idempotency_key` char(36) NOT NULL,
  `form` varchar(64) NOT NULL,
  `form_version` varchar(16) NOT NULL,
  `lang` varchar(5) NOT NULL,
  `kind` varchar(32) NOT NULL,
  `source` varchar(64) NOT NULL,
  `brand` varchar(40) NOT NULL,
  `company_id` varchar(64) NOT NULL,
  `dealer_name` varchar(200) NOT NULL,
  `fields` longtext NOT NULL,
  `answers` text DEFAULT NULL,
  `searched` text NOT NULL,
  `email` varchar(190) NOT NULL DEFAULT '',
  `name` varchar(190) DEFAULT NULL,
  `region` varchar(2) NOT NULL DEFAULT '',
  `status` varchar(16) NOT NULL,
  `verified` tinyint(1) NOT NULL,
  `is_test` tinyint(1) NOT NULL DEFAULT 0,
  `alerted` tinyint(1) NOT NULL,
  `page_url` text NOT NULL,
  `address_hash` char(64) NOT NULL,
  `consent_text` text DEFAULT NULL,
  `consent_version` varchar(32) DEFAULT NULL,
  `consent_hash` char(64) DEFAULT NULL,
  `consent_lang` varchar(5) DEFAULT NULL,
  `consent_at` datetime DEFAULT NULL,
  `consent_state` varchar(16) DEFAULT NULL,
  `notice_text` text DEFAULT NULL,
  `notice_hash` char(64) DEFAULT NULL,
  `revoked_at` datetime DEFAULT NULL,
  `agent_hash` char(64) NOT NULL DEFAULT '',
  `address_raw` varchar(64) DEFAULT NULL,
  `agent_raw` varchar(300) DEFAULT NULL,
  `created` datetime NOT NULL,
  `purge_at` datetime DEFAULT NULL,
  `anonymised_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `reference` (`reference`),
  UNIQUE KEY `idempotency_key` (`idempotency_key`),
  KEY `status` (`status`,`id`),
  KEY `email` (`email`),
  KEY `purge_at` (`purge_at`),
  KEY `retention` (`kind`,`anonymised_at`,`created`),
  KEY `by_date` (`is_test`,`created`,`id`,`status`),
  KEY `by_name` (`is_test`,`name`,`created`,`status`),
  KEY `by_form` (`is_test`,`form`,`created`,`id`,`status`),
  KEY `by_status` (`is_test`,`status`,`created`),
  KEY `by_region` (`is_test`,`region`,`created`,`id`,`status`),
  KEY `by_dealer` (`is_test`,`company_id`,`created`,`id`,`status`),
  KEY `by_lang` (`is_test`,`lang`,`created`,`id`,`status`)
);
INSERT INTO `wp_hvac_blocks_leads` (`id`, `reference`, `idempotency_key`, `form`, `form_version`, `lang`, `kind`, `source`, `brand`, `company_id`, `dealer_name`, `fields`, `answers`, `searched`, `email`, `name`, `region`, `status`, `verified`, `is_test`, `alerted`, `page_url`, `address_hash`, `consent_text`, `consent_version`, `consent_hash`, `consent_lang`, `consent_at`, `consent_state`, `notice_text`, `notice_hash`, `revoked_at`, `agent_hash`, `address_raw`, `agent_raw`, `created`, `purge_at`, `anonymised_at`) VALUES (1,'HB-95PD-C6C4','791ac702-6971-450e-8409-25449c62113b','contact-dealer',1,'en','CONTACT_DEALER','TRANE:CONTACT_DEALER','NORTHWIND',100101,'Maplebeck Air & Heat','{"firstName":"Ana","lastName":"O''Brien-Côté","email":"ana@example.com","phone":"+12145550123","addressLine1":"5 Main St","city":"Plano","state":"TX","zip":"75024"}',NULL,'hb-95pd-c6c4\n100101\nmaplebeck air & heat\nana\no''brien-cote\nana@example.com\n+12145550123\n5 main st\nplano\ntx\n75024','ana@example.com','Ana O''Brien-Côté','TX','accepted',0,0,0,'','0914a53666051cf6c82d55d41e4dee53a490a9683095945e340bcd6ef87ebdcd','I agree that NORTHWIND and the dealer who receives this request may call or text me at the number I entered, also with automated technology or recorded messages, and may email me, about my request and related offers. Consent is not a condition of purchase. Message and data rates may apply.',1,'a5354993a83a280524e33fe721f6b1eeaa7d207c386129480fdb0137843a343b','en','2026-11-28 12:28:30','checked',NULL,NULL,NULL,'',NULL,NULL,'2026-11-28 12:28:30',NULL,NULL);
INSERT INTO `wp_hvac_blocks_leads` (`id`, `reference`, `idempotency_key`, `form`, `form_version`, `lang`, `kind`, `source`, `brand`, `company_id`, `dealer_name`, `fields`, `answers`, `searched`, `email`, `name`, `region`, `status`, `verified`, `is_test`, `alerted`, `page_url`, `address_hash`, `consent_text`, `consent_version`, `consent_hash`, `consent_lang`, `consent_at`, `consent_state`, `notice_text`, `notice_hash`, `revoked_at`, `agent_hash`, `address_raw`, `agent_raw`, `created`, `purge_at`, `anonymised_at`) VALUES (2,'HB-RDND-WNJK','fdd401c8-45d2-42b6-9837-86387a144127','contact-dealer',1,'fr','CONTACT_DEALER','TRANE:CONTACT_DEALER_FRENCH','NORTHWIND',100101,'Maplebeck Air & Heat','{"firstName":"Luc","lastName":"Tremblay","email":"luc@example.com","phone":"+12145550123","addressLine1":"5 Main St","city":"Plano","state":"TX","zip":"75024"}',NULL,'hb-rdnd-wnjk\n100101\nmaplebeck air & heat\nluc\ntremblay\nluc@example.com\n+12145550123\n5 main st\nplano\ntx\n75024','luc@example.com','Luc Tremblay','TX','accepted',0,0,0,'','0914a53666051cf6c82d55d41e4dee53a490a9683095945e340bcd6ef87ebdcd','J’accepte que NORTHWIND et le concessionnaire qui reçoit cette demande m’appellent ou m’envoient des messages texte au numéro que j’ai indiqué, y compris au moyen d’une technologie automatisée ou de messages enregistrés, et m’envoient des courriels au sujet de ma demande et d’offres connexes. Le consentement n’est pas une condition d’achat. Des frais de messagerie et de données peuvent s’appliquer.',1,'6fa907e9da2416404846f80089933810be2dd20fd4a63c0e9b76452dfa62db94','fr','2026-11-28 12:28:30','checked',NULL,NULL,NULL,'',NULL,NULL,'2026-11-28 12:28:30',NULL,NULL);
CREATE TABLE `wp_hvac_blocks_locations` (
  `code` varchar(5) NOT NULL,
  `name` varchar(64) NOT NULL,
  `search_name` varchar(64) NOT NULL,
  `region` varchar(2) NOT NULL,
  `lat` double NOT NULL,
  `lon` double NOT NULL,
  `weight` smallint(5) unsigned NOT NULL DEFAULT 0,
  `square` smallint(5) unsigned NOT NULL DEFAULT 0,
  `edition` varchar(10) NOT NULL,
  PRIMARY KEY (`code`),
  KEY `search_name` (`search_name`,`weight`),
  KEY `square` (`square`)
);
INSERT INTO `wp_hvac_blocks_locations` (`code`, `name`, `search_name`, `region`, `lat`, `lon`, `weight`, `square`, `edition`) VALUES (75024,'Plano','plano','TX','33.078','-96.811',0,1614,'places');
CREATE TABLE `wp_hvac_blocks_rebate_areas` (
  `area` varchar(8) NOT NULL,
  `rebate` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`area`,`rebate`),
  KEY `rebate` (`rebate`)
);
CREATE TABLE `wp_hvac_blocks_rebates` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `rebate_id` varchar(64) NOT NULL DEFAULT '',
  `title` varchar(190) NOT NULL DEFAULT '',
  `title_es` varchar(190) NOT NULL DEFAULT '',
  `title_fr` varchar(190) NOT NULL DEFAULT '',
  `amount` decimal(10,2) NOT NULL DEFAULT 0,
  `up_to` tinyint(1) NOT NULL DEFAULT 0,
  `provider` varchar(190) NOT NULL DEFAULT '',
  `url` varchar(500) NOT NULL DEFAULT '',
  `starts` varchar(10) NOT NULL DEFAULT '',
  `expires` varchar(10) NOT NULL DEFAULT '',
  `areas` mediumtext NOT NULL,
  `source` varchar(20) NOT NULL DEFAULT '',
  `hash` varchar(32) NOT NULL DEFAULT '',
  `updated` int(10) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `rebate_id` (`rebate_id`),
  KEY `listed` (`title`)
);
CREATE TABLE `wp_hvac_blocks_state` (
  `name` varchar(96) NOT NULL,
  `value` longtext NOT NULL,
  `expires` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`name`),
  KEY `expires` (`expires`)
);
INSERT INTO `wp_hvac_blocks_state` (`name`, `value`, `expires`) VALUES ('rate:leads:38f3f09483912c31bbe6cd1366354eaa:2993114',2,1795870110);
INSERT INTO `wp_hvac_blocks_state` (`name`, `value`, `expires`) VALUES ('rate:requests:38f3f09483912c31bbe6cd1366354eaa:29931148',2,1795869030);
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_consents','a:0:{}','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_content_version','','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_dealers_version','0511fc8f245527a2','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_in_templates','no','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_lead_capabilities',1,'off');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_locations_loaded','a:5:{s:7:"edition";s:6:"places";s:6:"offset";i:44;s:4:"done";i:1;s:5:"whole";b:1;s:6:"loaded";b:1;}','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_page_caches_purged','a:3:{s:2:"at";i:1795868900;s:5:"posts";i:0;s:8:"problems";a:0:{}}','off');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_settings','a:2:{s:5:"brand";s:9:"NORTHWIND";s:10:"lead_email";s:17:"leads@example.com";}','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_tables','1.0.0','on');
INSERT INTO `wp_options` (`option_name`, `option_value`, `autoload`) VALUES ('hvac_blocks_unsubscribe_key','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','off');
