<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks\Preview;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Media\Picture;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What a block needs and the site does not have, said in the editor, in the language of the editor's user.
 *
 * The `needs` of a view model: `dealers`, `coverage` and `phone` (no value), `page` (the address that the block leads to) and
 * `picture` (the media ids of its pictures, see `Media\Picture::needs()`).
 */
final readonly class EditorNeeds {
	public function __construct(
		private DealerStore $dealers,
		private Settings $settings,
	) {}

	/**
	 * @param array<string, string> $needs
	 * @return list<array{text: string, action: array{text: string, href: string}|null}>
	 */
	public function notices( array $needs ): array {
		return array_values(
			array_filter(
				array(
					isset( $needs['dealers'] ) ? $this->dealers() : null,
					isset( $needs['page'] ) ? self::page( $needs['page'] ) : null,
					isset( $needs['coverage'] ) ? self::coverage() : null,
					isset( $needs['picture'] ) ? self::picture( $needs['picture'] ) : null,
					isset( $needs['phone'] ) ? self::phone() : null,
				)
			)
		);
	}

	/** @return array{text: string, action: array{text: string, href: string}|null}|null */
	private function dealers(): ?array {
		if ( 'embedded' !== $this->settings->string( 'dealers_provider' ) || $this->dealers->count() > 0 ) {
			return null;
		}

		return self::notice(
			__( 'No dealers have been imported yet, so visitors won\'t find any.', 'hvac-blocks' ),
			__( 'Import dealers', 'hvac-blocks' ),
			'admin.php?page=hvac-blocks-dealers',
			'manage_options'
		);
	}

	/** @return array{text: string, action: array{text: string, href: string}|null}|null */
	private static function page( string $url ): ?array {
		// Another site's page, or one that no post stands for, is the editor's business.
		if ( wp_parse_url( $url, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) || url_to_postid( $url ) > 0 ) {
			return null;
		}

		return self::notice(
			/* translators: %s: path of a page, such as /residential/en/dealer-locator/ */
			sprintf( __( 'This block links to a page that does not exist: %s', 'hvac-blocks' ), (string) wp_parse_url( $url, PHP_URL_PATH ) ),
			__( 'Add page', 'hvac-blocks' ),
			'post-new.php?post_type=page',
			'publish_pages'
		);
	}

	/** @return array{text: string, action: null} */
	private static function coverage(): array {
		return array(
			'text'   => __( 'This block shows no dealer until you add ZIP codes in its settings.', 'hvac-blocks' ),
			'action' => null,
		);
	}

	/** @return array{text: string, action: null}|null */
	private static function picture( string $ids ): ?array {
		$missing = array_filter( explode( ' ', $ids ), static fn ( string $id ): bool => ! Picture::is_shown( (int) $id ) );

		return array() === $missing ? null : array(
			'text'   => __( 'This block\'s image was deleted or is not public, so the page shows none. Choose another in the block settings.', 'hvac-blocks' ),
			'action' => null,
		);
	}

	/** @return array{text: string, action: array{text: string, href: string}|null} */
	private static function phone(): array {
		return self::notice(
			__( 'This block shows nothing because it has no phone number.', 'hvac-blocks' ),
			__( 'Set the default number', 'hvac-blocks' ),
			'admin.php?page=hvac-blocks-settings',
			'manage_options'
		);
	}

	/** @return array{text: string, action: array{text: string, href: string}|null} */
	private static function notice( string $text, string $action, string $path, string $capability ): array {
		return array(
			'text'   => $text,
			'action' => ! current_user_can( $capability ) ? null : array(
				'text' => $action,
				'href' => admin_url( $path ),
			),
		);
	}
}
