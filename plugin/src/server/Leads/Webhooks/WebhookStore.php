<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Kernel\StoredRecords;
use HvacBlocks\Leads\Destinations\LeadDestination;
use HvacBlocks\Platform\Http\UpstreamClient;

defined( 'ABSPATH' ) || exit;

/** The webhooks of this site, in one option that pages do not load. */
final class WebhookStore {
	public const OPTION = 'hvac_blocks_webhooks';

	public const MOST = 20;

	/** @var StoredRecords<Webhook>|null */
	private static ?StoredRecords $records = null;

	/** @return StoredRecords<Webhook> by ID */
	public static function records(): StoredRecords {
		return self::$records ??= new StoredRecords( self::OPTION, Webhook::from( ... ) );
	}

	/** @return array<string, Webhook> by ID, in the order they were added */
	public static function all(): array {
		return self::records()->all();
	}

	/** @return list<LeadDestination> one for each event of each webhook */
	public static function destinations( UpstreamClient $client ): array {
		$destinations = array();

		foreach ( self::all() as $hook ) {
			foreach ( $hook->events as $event ) {
				$destinations[] = new WebhookDestination( $hook, $event, $client );
			}
		}

		return $destinations;
	}
}
