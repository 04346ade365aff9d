<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use Closure;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** One page of the plugin's menu. */
final readonly class Screen {
	/**
	 * @param string            $name          of its script, and the last part of its address
	 * @param Closure(): string $title
	 * @param string            $capability    also required by its routes
	 * @param string            $first_request below `/admin/`: the first request of its script if the address names only the page; `{rows}` is the user's number of rows
	 * @param int               $position      in the menu: the lowest comes first
	 * @param bool              $picks_media   whether the screen picks pictures from the media library
	 */
	public function __construct(
		public string $name,
		private Closure $title,
		public string $capability,
		private string $first_request,
		public int $position,
		public bool $picks_media = false,
		/** @var (Closure(): mixed)|null what its script needs from the start */
		private ?Closure $data = null,
	) {}

	/**
	 * The value of `admin.php?page=`.
	 *
	 * @return non-empty-string
	 */
	public function slug(): string {
		return self::slug_of( $this->name );
	}

	public function data(): mixed {
		return null === $this->data ? null : ( $this->data )();
	}

	public function title(): string {
		return ( $this->title )();
	}

	public function first_request(): string {
		return '/hvac-blocks/v1/admin/' . Text::fill( $this->first_request, array( 'rows' => $this->rows()?->value() ?? '' ) );
	}

	/** Null unless the screen is a paged list. */
	public function rows(): ?RowsOption {
		return str_contains( $this->first_request, '{rows}' ) ? new RowsOption( $this->name ) : null;
	}

	public function url(): string {
		return self::url_of( $this->name );
	}

	/** Returns the address of a screen that another domain contributes. */
	public static function url_of( string $name ): string {
		return admin_url( 'admin.php?page=' . self::slug_of( $name ) );
	}

	/** @return non-empty-string */
	private static function slug_of( string $name ): string {
		return "hvac-blocks-$name";
	}
}
