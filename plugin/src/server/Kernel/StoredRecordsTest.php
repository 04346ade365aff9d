<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Leads\Destinations\OwnMailTexts;
use HvacBlocks\Leads\Webhooks\Webhook;
use HvacBlocks\Leads\Webhooks\WebhookEvent;
use HvacBlocks\Leads\Webhooks\WebhookStore;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class StoredRecordsTest extends TestCase {
	public function test_empty_lists_cost_no_query_and_full_ones_are_not_read_with_every_page(): void {
		$names = array( OwnFields::OPTION, OwnMailTexts::OPTION, WebhookStore::OPTION );
		self::assertSame( array(), array_diff( $names, array_keys( wp_load_alloptions() ) ) );

		WebhookStore::records()->save( new Webhook( '1', 'One', 'https://example.com/', array(), array( WebhookEvent::Stored ), 'json', '', array(), '', true ) );
		self::assertArrayNotHasKey( WebhookStore::OPTION, wp_load_alloptions() );

		WebhookStore::records()->delete( '1' );
		self::assertArrayHasKey( WebhookStore::OPTION, wp_load_alloptions() );
	}

	public function test_a_record_is_replaced_in_its_place(): void {
		$hook  = static fn ( string $id, string $name ): Webhook => new Webhook( $id, $name, 'https://example.com/', array(), array( WebhookEvent::Stored ), 'json', '', array(), '', true );
		$hooks = WebhookStore::records();
		$hooks->save( $hook( '1', 'One' ) );
		$hooks->save( $hook( '2', 'Two' ) );
		$hooks->save( $hook( '1', 'Three' ) );

		self::assertCount( 2, (array) get_option( WebhookStore::OPTION ) );
		self::assertSame( array( 1 => 'Three', 2 => 'Two' ), array_map( static fn ( Webhook $one ): string => $one->name, $hooks->all() ) );
	}
}
