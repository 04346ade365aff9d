<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Http\ProviderConnection;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Tests the service that finds places. */
final readonly class PostalAreaConnection extends ProviderConnection {
	protected const NAME = 'location';

	private const ZIP = '75024';

	protected function sent(): UpstreamRequest {
		return HttpPostalAreaDirectory::request( $this->settings, self::ZIP );
	}

	public function unset_text(): string {
		return __( 'No URL is set. Places come from the bundled table.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$place = is_array( $answer->data['location'] ?? null ) ? $answer->data['location'] : array();
		$named = implode( ', ', array_filter( array( $place['name'] ?? null, $place['region'] ?? null ), is_string( ... ) ) );

		/* translators: 1: a ZIP code, 2: name of a place */
		return Text::sentence( __( 'The service responded: ZIP code %1$s is %2$s.', 'hvac-blocks' ), self::ZIP, '' === $named ? '–' : mb_substr( wp_strip_all_tags( $named ), 0, 100 ) );
	}
}
