<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Platform\Http\ProviderConnection;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Tests the service that finds dealers. */
final readonly class DealersConnection extends ProviderConnection {
	protected const NAME = 'dealers';

	private const ZIP = '75024';

	protected function sent(): UpstreamRequest {
		return HttpDealerDirectory::request( $this->settings, self::ZIP, SearchMode::Standard );
	}

	public function unset_text(): string {
		return __( 'No URL is set. Dealers come from this site\'s own list.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$count = count( (array) ( $answer->data['dealers'] ?? array() ) );

		/* translators: 1: a number of dealers, 2: a ZIP code */
		return Text::sentence( _n( 'The service returned %1$d dealer for ZIP code %2$s.', 'The service returned %1$d dealers for ZIP code %2$s.', $count, 'hvac-blocks' ), $count, self::ZIP );
	}
}
