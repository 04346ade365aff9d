<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\ScriptedClient;

defined( 'ABSPATH' ) || exit;

final class HttpDealerDirectoryContractTest extends TestCase {
	use DealerDirectoryContract;

	protected function directory( Dealer ...$dealers ): DealerDirectory {
		$sent = array_map( static fn ( Dealer $dealer ): array => $dealer->to_array(), array_values( $dealers ) );

		return new HttpDealerDirectory( new Settings(), new ScriptedClient( static fn (): array => array( 'dealers' => $sent ) ), new FixedPostalAreas(), new ArrayState(), new CrossCheck( new EmbeddedPostalAreaDirectory( self::wpdb() ) ) );
	}
}
