<?php
declare(strict_types=1);

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\PostalAreas\PostalAreaTables;
use HvacBlocks\Dealers\Store\DealersVersion;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Editing\Content\ContentVersion;
use HvacBlocks\Leads\Access\LeadCapabilities;
use HvacBlocks\Leads\Access\MarketingRole;
use HvacBlocks\Leads\Consent\ConsentTables;
use HvacBlocks\Leads\Destinations\OwnMailTexts;
use HvacBlocks\Leads\Statistics\CountTables;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Leads\Webhooks\WebhookStore;
use HvacBlocks\Offers\Catalog\Store\ProductTables;
use HvacBlocks\Offers\Claims\ClaimTables;
use HvacBlocks\Offers\Rebates\Store\RebateTables;
use HvacBlocks\Platform\Database\EmptyOptions;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Platform\State\StateTables;
use HvacBlocks\Site\LanguageReport\CounterpartUpkeep;

defined( 'ABSPATH' ) || exit;

/**
 * Every table of the plugin: activation creates them, uninstalling removes them.
 *
 * @return list<Tables>
 */
return static fn ( wpdb $wpdb ): array => array(
	new StateTables( $wpdb ),
	new PostalAreaTables( $wpdb, new PostalAreaLoader( $wpdb, dirname( __DIR__, 2 ) . '/data/locations.tsv' ) ),
	new DealerTables( $wpdb ),
	new ImportTables( $wpdb ),
	new DealersVersion(),
	new EmptyOptions( OwnFields::OPTION, WebhookStore::OPTION, OwnMailTexts::OPTION ),
	new RebateTables( $wpdb ),
	new ProductTables( $wpdb ),
	new LeadTables( $wpdb ),
	new LeadCapabilities(),
	new MarketingRole(),
	new ConsentTables( $wpdb ),
	new CountTables( $wpdb ),
	new ClaimTables( $wpdb ),
	new ContentVersion(),
	new CounterpartUpkeep( $wpdb ),
);
