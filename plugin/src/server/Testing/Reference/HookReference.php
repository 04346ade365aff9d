<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Testing\SourceFiles;
use LogicException;
use PhpToken;

/**
 * The documentation page about filters and actions, read from the code: the calls of hooks, with the docblocks above them.
 *
 * @phpstan-type Hook array{name: string, is_filter: bool, file: string, text: string, params: list<array{type: string, name: string, text: string}>}
 */
final readonly class HookReference {
	private const PREFIX = 'hvac_blocks_';

	/** @param string $server `plugin/src/server` */
	public function __construct( private string $server ) {}

	public function markdown(): string {
		$hooks = $this->hooks();
		$page  = "# Hooks\n\nThe plugin's filters and actions. This page is generated from the code.\n";

		foreach ( array( 'Filters' => true, 'Actions' => false ) as $title => $is_filter ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
			$page .= "\n## $title\n";

			foreach ( array_filter( $hooks, static fn ( array $hook ): bool => $hook['is_filter'] === $is_filter ) as $hook ) {
				$page .= "\n### `{$hook['name']}`\n\n{$hook['text']}\n\n" . implode( '', array_map( self::param( ... ), $hook['params'] ) ) . ( array() === $hook['params'] ? '' : "\n" ) . "Source: `plugin/src/server/{$hook['file']}`\n";
			}
		}

		return $page;
	}

	/** @return list<Hook> by name */
	public function hooks(): array {
		$hooks = array();

		foreach ( SourceFiles::below( $this->server, '~^(?!Testing/).*(?<!Test|TestCase)\.php$~D' ) as $file ) {
			array_push( $hooks, ...self::of_file( "$this->server/$file", $file ) );
		}

		usort( $hooks, static fn ( array $one, array $other ): int => $one['name'] <=> $other['name'] );

		return $hooks;
	}

	/** @return list<Hook> */
	private static function of_file( string $path, string $file ): array {
		$hooks   = array();
		$comment = '';
		$tokens  = array_values( array_filter( PhpToken::tokenize( (string) file_get_contents( $path ) ), static fn ( PhpToken $token ): bool => ! $token->is( array( T_WHITESPACE, T_COMMENT ) ) ) );

		foreach ( $tokens as $at => $token ) {
			// The statement that follows a docblock; a block ends it. One with only a type states the type of a variable.
			$comment = match ( true ) {
				$token->is( T_DOC_COMMENT ) => str_starts_with( $token->text, '/** @var ' ) ? $comment : $token->text,
				$token->is( array( '{', '}', T_FUNCTION ) ) => '',
				default => $comment,
			};

			if ( ! $token->is( T_STRING ) || ! in_array( $token->text, array( 'apply_filters', 'do_action' ), true ) ) {
				continue;
			}

			$name = trim( ( $tokens[ $at + 2 ] ?? null )->text ?? '', "'" );

			if ( str_starts_with( $name, self::PREFIX ) ) {
				$hooks[] = self::hook( $name, 'apply_filters' === $token->text, $file, '' === $comment ? throw new LogicException( "$name in $file has no docblock." ) : $comment );
			}
		}

		return $hooks;
	}

	/** @return Hook */
	private static function hook( string $name, bool $is_filter, string $file, string $comment ): array {
		$lines = (string) preg_replace( '~^[ \t]*(?:/\*\*|\*/|\*)[ \t]?~m', '', str_replace( '*/', '', $comment ) );
		$parts = preg_split( '~^@(?=param )~m', $lines );
		$parts = false === $parts ? array() : $parts;

		$params = array();

		foreach ( array_slice( $parts, 1 ) as $part ) {
			if ( 1 === preg_match( '~^param\s+(.+?)\s+(\$\w+)\s*(.*)$~sD', trim( $part ), $found ) ) {
				$params[] = array(
					'type' => $found[1],
					'name' => $found[2],
					'text' => self::flat( $found[3] ),
				);
			}
		}

		return array(
			'name'      => $name,
			'is_filter' => $is_filter,
			'file'      => $file,
			'text'      => self::flat( $parts[0] ?? '' ),
			'params'    => $params,
		);
	}

	/** @param array{type: string, name: string, text: string} $param */
	private static function param( array $param ): string {
		return "* `{$param['name']}` (`{$param['type']}`)" . ( '' === $param['text'] ? '' : ": {$param['text']}" ) . "\n";
	}

	private static function flat( string $text ): string {
		return trim( (string) preg_replace( '~\s+~', ' ', $text ) );
	}
}
