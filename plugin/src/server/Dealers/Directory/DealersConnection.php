<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Tries out the service that finds dealers. */
final readonly class DealersConnection implements ConnectionCheck {
	private const ZIP = '75024';

	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'dealers';
	}

	public function request(): ?UpstreamRequest {
		return '' === $this->settings->string( 'dealers_url' ) ? null : HttpDealerDirectory::request( $this->settings, self::ZIP, SearchMode::Standard );
	}

	public function is_shown(): bool {
		return 'http' === $this->settings->string( 'dealers_provider' ) && null !== $this->request();
	}

	public function unset_text(): string {
		return __( 'No URL is set. Dealers come from this site\'s own list.', 'hvac-blocks' );
	}

	public function success_text( UpstreamAnswer $answer ): string {
		$count = count( (array) ( $answer->data['dealers'] ?? array() ) );

		/* translators: 1: a number of dealers, 2: a ZIP code */
		return Text::sentence( _n( 'The service returned %1$d dealer for ZIP code %2$s.', 'The service returned %1$d dealers for ZIP code %2$s.', $count, 'hvac-blocks' ), $count, self::ZIP );
	}

	public function refusal_text( UpstreamFailure $failure ): ?string {
		return null;
	}
}
