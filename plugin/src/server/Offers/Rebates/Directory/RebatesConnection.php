<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Platform\Http\ProviderConnection;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Tests the service that finds rebates. */
final readonly class RebatesConnection extends ProviderConnection {
	protected const NAME = 'rebates';

	private const ZIP = '75024';

	protected function sent(): UpstreamRequest {
		return HttpRebateDirectory::request( $this->settings, self::ZIP, Language::English, 1 );
	}

	public function unset_text(): string {
		return __( 'No URL is set. Rebates come from this site\'s own list.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$count = is_int( $answer->data['total'] ?? null ) ? $answer->data['total'] : 0;

		/* translators: 1: a number of rebates, 2: a ZIP code */
		return Text::sentence( _n( 'The service returned %1$d rebate for ZIP code %2$s.', 'The service returned %1$d rebates for ZIP code %2$s.', $count, 'hvac-blocks' ), $count, self::ZIP );
	}
}
