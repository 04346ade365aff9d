<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use HvacBlocks\Editing\Blocks\EmojiScript;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Shows notices on the dashboard, the list of plugins and the plugin's own screens, to users who can act on them.
 *
 * Each user can hide a notice, also without JavaScript; it returns when there is something new to report.
 */
final readonly class AdminNotices implements Feature {
	public const HIDE = 'hvac_blocks_hide_notice';
	public const META = 'hvac_blocks_hidden_notices';

	/** @var array<int|string, Notice> */
	private array $notices;

	/** @param list<Screen> $screens of the plugin's menu */
	public function __construct( private array $screens, Notice ...$notices ) {
		$this->notices = $notices;
	}

	public function boot(): void {
		add_action( 'admin_notices', $this->show( ... ) );
		add_action( 'admin_post_' . self::HIDE, $this->hide( ... ) );
	}

	private function show(): void {
		$screen = get_current_screen();

		if ( null === $screen ) {
			return;
		}

		foreach ( $this->notices as $notice ) {
			$own = $this->screen_of( $notice );

			// The notice's own screen already shows it in more detail.
			if ( null !== $own && ! str_ends_with( $screen->id, '_page_' . $own->slug() ) && self::is_place( $screen->id ) && current_user_can( $own->capability ) ) {
				Attempt::of( fn () => $this->show_one( $notice ) )();
			}
		}
	}

	private function screen_of( Notice $notice ): ?Screen {
		foreach ( $this->screens as $screen ) {
			if ( $screen->name === $notice->screen() ) {
				return $screen;
			}
		}

		return null;
	}

	private function show_one( Notice $notice ): void {
		$message = $notice->message();

		if ( null === $message || ( self::hidden()[ $notice->id() ] ?? null ) === $message->about ) {
			return;
		}

		printf(
			'<div class="notice notice-%1$s %11$s"><form method="post" action="%2$s"><p>%3$s <a href="%4$s">%5$s</a> <input type="hidden" name="action" value="%6$s"><input type="hidden" name="notice" value="%7$s"><input type="hidden" name="about" value="%8$s">%9$s&nbsp; <button type="submit" class="button-link">%10$s</button></p></form></div>',
			esc_attr( $message->type ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_html( $message->text ),
			esc_url( $message->link ),
			esc_html( $message->link_text ),
			esc_attr( self::HIDE ),
			esc_attr( $notice->id() ),
			esc_attr( $message->about ),
			wp_nonce_field( self::HIDE, display: false ), // phpcs:ignore WordPress.Security.EscapeOutput -- made by WordPress.
			esc_html__( 'Hide this notice', 'hvac-blocks' ),
			esc_attr( EmojiScript::EXEMPT )
		);
	}

	private function hide(): void {
		check_admin_referer( self::HIDE );

		$id    = self::posted( 'notice' );
		$known = array_map( static fn ( Notice $notice ): string => $notice->id(), array_values( $this->notices ) );

		if ( in_array( $id, $known, true ) ) {
			update_user_meta(
				get_current_user_id(),
				self::META,
				array(
					...self::hidden(),
					$id => substr( self::posted( 'about' ), 0, 64 ),
				)
			);
		}

		$back = wp_get_referer();

		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}

	/** @return array<string, string> by notice id, the subject of each notice when it was hidden */
	private static function hidden(): array {
		$hidden = get_user_meta( get_current_user_id(), self::META, true );

		/** @var array<string, string> $hidden only hide() writes it */
		$hidden = is_array( $hidden ) ? $hidden : array();

		return $hidden;
	}

	private static function posted( string $name ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- the nonce is checked by hide(), the value is cleaned below.

		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	private static function is_place( string $screen ): bool {
		return 'dashboard' === $screen || 'plugins' === $screen || str_contains( $screen, '_page_hvac-blocks-' );
	}
}
